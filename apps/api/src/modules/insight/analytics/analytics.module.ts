import { Module } from '@nestjs/common';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { AccountCountsRepository } from './account-counts.repository.js';
import { ActivityService } from './activity.service.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsJobs } from './analytics.jobs.js';
import { AnalyticsService } from './analytics.service.js';
import { FlowRepository } from './flow.repository.js';
import { FlowCounter } from './flow-counter.js';
import { FlowDays } from './flow-days.js';
import { FlowDaysRepository } from './flow-days.repository.js';
import { OverviewService } from './overview.service.js';

@Module({
  imports: [CountersModule],
  controllers: [AnalyticsController],
  providers: [
    AnalyticsService,
    AccountCountsRepository,
    AnalyticsJobs,
    OverviewService,
    ActivityService,
    FlowRepository,
    FlowCounter,
    FlowDays,
    FlowDaysRepository,
    GuardrailsRepository,
  ],
  exports: [FlowCounter, FlowDays],
})
export class AnalyticsModule {}
