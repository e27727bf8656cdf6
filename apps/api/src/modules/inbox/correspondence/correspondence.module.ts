import { Module } from '@nestjs/common';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { SearchModule } from '../search/search.module.js';
import { ConversationSorter } from '../sorting/conversation-sorter.js';
import { SortingRepository } from '../sorting/sorting.repository.js';
import { ConversationsRepository } from './conversations.repository.js';
import { MailMarks } from './mail-marks.js';
import { MailMarksRepository } from './mail-marks.repository.js';
import { MessageReferencesRepository } from './message-references.repository.js';
import { MessageTracesRepository } from './message-traces.repository.js';
import { MessageWriter } from './message-writer.js';
import { MessageWriterRepository } from './message-writer.repository.js';
import { OpenConversation } from './open-conversation.js';
import { OriginsRepository } from './origins.repository.js';
import { Threads } from './threads.js';

@Module({
  imports: [CountersModule, SearchModule],
  providers: [
    MailMarks,
    MailMarksRepository,
    MessageWriter,
    MessageWriterRepository,
    MessageReferencesRepository,
    ConversationsRepository,
    MessageTracesRepository,
    OpenConversation,
    OriginsRepository,
    Threads,
    ConversationSorter,
    SortingRepository,
  ],
  exports: [
    MailMarks,
    MessageWriter,
    MessageTracesRepository,
    OpenConversation,
    OriginsRepository,
    Threads,
    ConversationSorter,
  ],
})
export class CorrespondenceModule {}
