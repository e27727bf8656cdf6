import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../common/documented.js';
import { type Stats, StatsSchema } from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';

@ApiTags('analytics')
@Controller('api/analytics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Get('stats')
  @Answers(StatsSchema, 'The counters.', { summary: 'Read the counters of the sidebar and the board' })
  getStats(): Promise<Stats> {
    return this.analytics.stats();
  }
}
