import { Module } from '@nestjs/common';
import { HubLogModule } from '../../hub/log/hub-log.module.js';
import { RecallModule } from '../recall/recall.module.js';
import { ChatClient } from './llm/chat-client.js';
import { LlmWriter } from './llm/llm-writer.js';
import { ModelUsage } from './llm/model-usage.js';
import { ModelUsageRepository } from './llm/model-usage.repository.js';
import { SuggestionsController } from './suggestions.controller.js';
import { SuggestionsJobs } from './suggestions.jobs.js';
import { SuggestionsRepository } from './suggestions.repository.js';
import { SuggestionsService } from './suggestions.service.js';

@Module({
  imports: [HubLogModule, RecallModule],
  controllers: [SuggestionsController],
  providers: [
    SuggestionsService,
    SuggestionsRepository,
    SuggestionsJobs,
    LlmWriter,
    ChatClient,
    ModelUsage,
    ModelUsageRepository,
  ],
  exports: [LlmWriter, ModelUsage],
})
export class SuggestionsModule {}
