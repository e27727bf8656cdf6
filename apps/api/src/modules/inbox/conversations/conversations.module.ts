import { Module } from '@nestjs/common';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { SelectorSearchModule } from '../../insight/selector-search/selector-search.module.js';
import { CountersModule } from '../counters/counters.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ConversationListsRepository } from './conversation-lists.repository.js';
import { ConversationMatches } from './conversation-matches.js';
import { ConversationMessagesRepository } from './conversation-messages.repository.js';
import { ConversationUpdates } from './conversation-updates.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsService } from './conversations.service.js';
import { SortedConversations } from './sorting/sorted-conversations.js';
import { SortedConversationsRepository } from './sorting/sorted-conversations.repository.js';
import { ConversationTableController } from './table-export/conversation-table.controller.js';
import { ConversationTable } from './table-export/conversation-table.js';

@Module({
  imports: [MessagesModule, CountersModule, SelectorSearchModule, AuditLogModule],
  controllers: [ConversationsController, ConversationTableController],
  providers: [
    ConversationsService,
    ConversationMatches,
    SortedConversations,
    SortedConversationsRepository,
    ConversationTable,
    ConversationUpdates,
    ConversationListsRepository,
    ConversationMessagesRepository,
  ],
  exports: [ConversationsService],
})
export class ConversationsModule {}
