import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsService } from './analytics.service.js';
import { StatCounters } from './stat-counters.js';

@Module({
  controllers: [AnalyticsController],
  providers: [AnalyticsService, StatCounters],
  exports: [StatCounters],
})
export class AnalyticsModule {}
