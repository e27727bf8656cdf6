import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../../insight/analytics/analytics.module.js';
import { ConversationSorter } from '../../intake/imports/sorting/conversation-sorter.js';
import { SortingRepository } from '../../intake/imports/sorting/sorting.repository.js';
import { SearchModule } from '../search/search.module.js';
import { MessageTraces } from './message-traces.js';
import { MessageWriter } from './message-writer.js';
import { OpenConversation } from './open-conversation.js';
import { Origins } from './origins.js';
import { Threads } from './threads.js';

/** Storing messages one at a time, as they go out and come in. */
@Module({
  imports: [AnalyticsModule, SearchModule],
  providers: [MessageWriter, MessageTraces, OpenConversation, Origins, Threads, ConversationSorter, SortingRepository],
  exports: [MessageWriter, MessageTraces, OpenConversation, Origins, Threads, ConversationSorter],
})
export class CorrespondenceModule {}
