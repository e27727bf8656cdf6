import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../day/notifications/notifications.module.js';
import { HubLogModule } from '../../hub/log/hub-log.module.js';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { MessagesModule } from '../../inbox/messages/messages.module.js';
import { SearchModule } from '../../inbox/search/search.module.js';
import { ConversationSorter } from '../../inbox/sorting/conversation-sorter.js';
import { SortingRepository } from '../../inbox/sorting/sorting.repository.js';
import { WorkspaceModule } from '../../platform/workspace/workspace.module.js';
import { ArchiveReader, THREAD } from './archive-reader.js';
import { ChatOwner } from './chat-owner.js';
import { ImportEnd } from './import-end.js';
import { ImportReading } from './import-reading.js';
import { ImportRunner } from './import-runner.js';
import { ImportSorting } from './import-sorting.js';
import { ImportStart } from './import-start.js';
import { ImportsController } from './imports.controller.js';
import { ImportsJobs } from './imports.jobs.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { THREAD_ENTRY } from './reading/reading-thread.js';
import { Rederivation } from './rederivation.js';
import { RederivationRepository } from './rederivation.repository.js';
import { RederivedMails } from './rederived-mails.js';
import { UploadFolder } from './upload-folder.js';
import { BatchMessages } from './writing/batch-messages.js';
import { BatchWriter } from './writing/batch-writer.js';
import { ChatMessages } from './writing/chat-messages.js';
import { ContactBookRepository } from './writing/contact-book.repository.js';
import { ConversationBookRepository } from './writing/conversation-book.repository.js';
import { ImportedMessagesRepository } from './writing/imported-messages.repository.js';

@Module({
  imports: [CountersModule, HubLogModule, MessagesModule, NotificationsModule, SearchModule, WorkspaceModule],
  controllers: [ImportsController],
  providers: [
    ImportsService,
    ImportsRepository,
    ImportsJobs,
    ImportRunner,
    ImportStart,
    ImportReading,
    ImportSorting,
    ImportEnd,
    ArchiveReader,
    ChatOwner,
    ChatMessages,
    BatchWriter,
    BatchMessages,
    ContactBookRepository,
    ConversationBookRepository,
    ImportedMessagesRepository,
    ConversationSorter,
    SortingRepository,
    Rederivation,
    RederivedMails,
    RederivationRepository,
    UploadFolder,
    { provide: THREAD, useValue: THREAD_ENTRY },
  ],
  exports: [ImportsService],
})
export class ImportsModule {}
