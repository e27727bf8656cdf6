import {
  type AnalyticsOverview,
  AnalyticsOverviewSchema,
  type AnalyticsRange,
  AnalyticsRangeSchema,
  type OverviewQuery,
  OverviewQuerySchema,
  type Stats,
  StatsSchema,
} from '@concordia/contract/insight';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { AnalyticsService } from './analytics.service.js';
import { OverviewService } from './overview.service.js';

const OVERVIEW = [AnalyticsOverviewSchema, 'The figures of the range, and of as many days before it.'] as const;

@ApiTags('analytics')
@Controller('api/analytics')
export class AnalyticsController {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly overview: OverviewService,
  ) {}

  @Get('stats')
  @Answers(StatsSchema, 'The counters.', {
    summary: 'Read the counters of the sidebar and the board',
    description: 'Kept counters: the call takes the same time however many messages there are.',
  })
  getStats(): Promise<Stats> {
    return this.analytics.stats();
  }

  @Get('overview')
  @Answers(...OVERVIEW, {
    summary: 'Read how much is written and how soon it is answered',
    description: 'Days are those of the time zone among the guardrails.',
  })
  getAnalyticsOverview(@Query({ schema: OverviewQuerySchema }) { range }: OverviewQuery): Promise<AnalyticsOverview> {
    return this.overview.overview(range);
  }

  @Get('overview/:range')
  @Answers(...OVERVIEW, {
    summary: 'Read the same, the range in the path',
    description: 'The same as `getAnalyticsOverview`, with the range as a path segment.',
  })
  getAnalyticsOverviewOfRange(
    @Param('range', { schema: AnalyticsRangeSchema }) range: AnalyticsRange,
  ): Promise<AnalyticsOverview> {
    return this.overview.overview(range);
  }
}
