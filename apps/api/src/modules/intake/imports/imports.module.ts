import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../day/notifications/notifications.module.js';
import { HubLogModule } from '../../hub/events/hub-log.module.js';
import { MessagesModule } from '../../inbox/messages/messages.module.js';
import { SearchModule } from '../../inbox/search/search.module.js';
import { AnalyticsModule } from '../../insight/analytics/analytics.module.js';
import { StreamModule } from '../../platform/stream/stream.module.js';
import { ImportRunner, THREAD } from './import-runner.js';
import { ImportsController } from './imports.controller.js';
import { ImportsJobs } from './imports.jobs.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { OwnAddresses } from './own-addresses.js';
import { THREAD_ENTRY } from './reading/reading-thread.js';
import { ConversationSorter } from './sorting/conversation-sorter.js';
import { Rederivation } from './sorting/rederivation.js';
import { SortingRepository } from './sorting/sorting.repository.js';
import { UploadFolder } from './upload-folder.js';
import { BatchWriter } from './writing/batch-writer.js';

@Module({
  imports: [AnalyticsModule, HubLogModule, MessagesModule, NotificationsModule, SearchModule, StreamModule],
  controllers: [ImportsController],
  providers: [
    ImportsService,
    ImportsRepository,
    ImportsJobs,
    ImportRunner,
    BatchWriter,
    ConversationSorter,
    SortingRepository,
    Rederivation,
    OwnAddresses,
    UploadFolder,
    { provide: THREAD, useValue: THREAD_ENTRY },
  ],
  exports: [ImportsService, OwnAddresses],
})
export class ImportsModule {}
