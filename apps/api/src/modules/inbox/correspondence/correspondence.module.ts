import { Module } from '@nestjs/common';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { SearchModule } from '../search/search.module.js';
import { ConversationSorter } from '../sorting/conversation-sorter.js';
import { SortingRepository } from '../sorting/sorting.repository.js';
import { MessageTraces } from './message-traces.js';
import { MessageWriter } from './message-writer.js';
import { OpenConversation } from './open-conversation.js';
import { Origins } from './origins.js';
import { Threads } from './threads.js';

/** Storing messages one at a time, as they go out and come in. */
@Module({
  imports: [CountersModule, SearchModule],
  providers: [MessageWriter, MessageTraces, OpenConversation, Origins, Threads, ConversationSorter, SortingRepository],
  exports: [MessageWriter, MessageTraces, OpenConversation, Origins, Threads, ConversationSorter],
})
export class CorrespondenceModule {}
