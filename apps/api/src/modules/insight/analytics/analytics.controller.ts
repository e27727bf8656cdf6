import {
  type AccountStats,
  type AccountStatsQuery,
  AccountStatsQuerySchema,
  AccountStatsSchema,
  type AnalyticsOverview,
  AnalyticsOverviewSchema,
  type AnalyticsRange,
  AnalyticsRangeSchema,
  type MessageActivity,
  MessageActivitySchema,
  type OfAccountQuery,
  OfAccountQuerySchema,
  type OverviewQuery,
  OverviewQuerySchema,
  type Stats,
  StatsSchema,
} from '@concordia/contract/insight';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { ActivityService } from './activity.service.js';
import { AnalyticsService } from './analytics.service.js';
import { OverviewService } from './overview.service.js';

const OVERVIEW = [
  AnalyticsOverviewSchema,
  'Figures for the range and for the preceding period of the same length.',
] as const;

@ApiTags('analytics')
@Controller('api/analytics')
export class AnalyticsController {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly overview: OverviewService,
    private readonly activity: ActivityService,
  ) {}

  @Get('stats')
  @Answers(StatsSchema, 'The counts.', {
    summary: 'Get board and sidebar counts',
    description: 'The counts are precomputed. Response time does not depend on the number of messages.',
  })
  getStats(): Promise<Stats> {
    return this.analytics.stats();
  }

  @Get('stats/accounts')
  @Answers(z.array(AccountStatsSchema), 'The counts, the default account of a channel first.', {
    summary: 'Get message counts by account',
    description: 'Counts the messages that came in or left by each account of a channel.',
  })
  getAccountStats(@Query({ schema: AccountStatsQuerySchema }) { channel }: AccountStatsQuery): Promise<AccountStats[]> {
    return this.analytics.accountStats(channel);
  }

  @Get('overview')
  @Answers(...OVERVIEW, {
    summary: 'Get message volume and response times',
    description: 'Days follow the workspace time zone.',
  })
  getAnalyticsOverview(
    @Query({ schema: OverviewQuerySchema }) { range, accountId }: OverviewQuery,
  ): Promise<AnalyticsOverview> {
    return this.overview.overview(range, accountId);
  }

  @Get('overview/:range')
  @Answers(...OVERVIEW, {
    summary: 'Get the overview for a range',
    description: 'Same as `getAnalyticsOverview`, with the range as a path segment.',
  })
  getAnalyticsOverviewOfRange(
    @Param('range', { schema: AnalyticsRangeSchema }) range: AnalyticsRange,
    @Query({ schema: OfAccountQuerySchema }) { accountId }: OfAccountQuery,
  ): Promise<AnalyticsOverview> {
    return this.overview.overview(range, accountId);
  }

  @Get('activity')
  @Answers(MessageActivitySchema, 'Messages by weekday and hour, and by week.', {
    summary: 'Get when messages come and go',
    description: 'Twelve weeks and the twelve before, in the workspace time zone, from stored daily counts.',
  })
  getMessageActivity(@Query({ schema: OfAccountQuerySchema }) { accountId }: OfAccountQuery): Promise<MessageActivity> {
    return this.activity.activity(accountId);
  }
}
