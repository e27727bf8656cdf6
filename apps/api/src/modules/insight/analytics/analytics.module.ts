import { Module } from '@nestjs/common';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsJobs } from './analytics.jobs.js';
import { AnalyticsService } from './analytics.service.js';
import { FlowRepository } from './flow.repository.js';
import { FlowCounter } from './flow-counter.js';
import { FlowDays } from './flow-days.js';
import { FlowDaysRepository } from './flow-days.repository.js';
import { OverviewService } from './overview.service.js';
import { StatCounters } from './stat-counters.js';

@Module({
  controllers: [AnalyticsController],
  providers: [
    AnalyticsService,
    AnalyticsJobs,
    StatCounters,
    OverviewService,
    FlowRepository,
    FlowCounter,
    FlowDays,
    FlowDaysRepository,
    GuardrailsRepository,
  ],
  exports: [StatCounters, FlowCounter, FlowDays],
})
export class AnalyticsModule {}
