import { Module } from '@nestjs/common';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AnsweredWaits } from './answered-waits.js';
import { CadenceClasses } from './cadences.js';
import { PatternsController } from './patterns.controller.js';
import { PatternsRepository } from './patterns.repository.js';
import { PatternsService } from './patterns.service.js';

@Module({
  imports: [AnalyticsModule, CountersModule],
  controllers: [PatternsController],
  providers: [PatternsService, PatternsRepository, CadenceClasses, AnsweredWaits, GuardrailsRepository],
})
export class PatternsModule {}
