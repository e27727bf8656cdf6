import { Module } from '@nestjs/common';
import { SelectorSearchModule } from '../../insight/selector-search/selector-search.module.js';
import { CountersModule } from '../counters/counters.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ConversationListsRepository } from './conversation-lists.repository.js';
import { ConversationMessagesRepository } from './conversation-messages.repository.js';
import { ConversationUpdates } from './conversation-updates.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsService } from './conversations.service.js';

@Module({
  imports: [MessagesModule, CountersModule, SelectorSearchModule],
  controllers: [ConversationsController],
  providers: [ConversationsService, ConversationUpdates, ConversationListsRepository, ConversationMessagesRepository],
  exports: [ConversationsService],
})
export class ConversationsModule {}
