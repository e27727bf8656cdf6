import { Module } from '@nestjs/common';
import { SuggestionsModule } from '../suggestions/suggestions.module.js';
import { EvaluationRepository } from './evaluation.repository.js';
import { EvaluationService } from './evaluation.service.js';

@Module({
  imports: [SuggestionsModule],
  providers: [EvaluationService, EvaluationRepository],
  exports: [EvaluationService],
})
export class EvaluationModule {}
