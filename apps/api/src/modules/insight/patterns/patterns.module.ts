import { Module } from '@nestjs/common';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AnsweredWaits } from './answered-waits.js';
import { CadenceClasses } from './cadences.js';
import { PatternsController } from './patterns.controller.js';
import { PatternsRepository } from './patterns.repository.js';
import { PatternsService } from './patterns.service.js';
import { WeeklyCadenceCounts } from './weekly-cadences.js';

@Module({
  imports: [AnalyticsModule, CountersModule],
  controllers: [PatternsController],
  providers: [
    PatternsService,
    PatternsRepository,
    CadenceClasses,
    AnsweredWaits,
    WeeklyCadenceCounts,
    GuardrailsRepository,
  ],
})
export class PatternsModule {}
