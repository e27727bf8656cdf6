import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { ChannelsRepository } from '../channels/channels.repository.js';
import { ContactsRepository } from '../contacts/contacts.repository.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { MembersRepository } from '../members/members.repository.js';
import { HubLogModule } from '../hub-events/hub-log.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { Deliveries } from '../outbox/deliveries.js';
import { SelectorSearchModule } from '../selector-search/selector-search.module.js';
import { StreamModule } from '../stream/stream.module.js';
import { BulkRepository } from './bulk.repository.js';
import { BulkUpdates } from './bulk-updates.js';
import { MessageDetails } from './message-details.js';
import { MessageSearch } from './message-search.js';
import { MessageTotals } from './message-totals.js';
import { MessagesController } from './messages.controller.js';
import { MessagesJobs } from './messages.jobs.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';
import { RescoringRepository } from './rescoring.repository.js';
import { WakeJobs } from './wake.jobs.js';
import { Waking } from './wake.js';

@Module({
  imports: [AnalyticsModule, HubLogModule, NotificationsModule, SelectorSearchModule, StreamModule],
  controllers: [MessagesController],
  providers: [
    MessagesService,
    MessagesJobs,
    BulkUpdates,
    BulkRepository,
    Waking,
    WakeJobs,
    MembersRepository,
    RescoringRepository,
    MessageDetails,
    Deliveries,
    ChannelsRepository,
    MessagesRepository,
    MessageSearch,
    MessageTotals,
    ContactsRepository,
    ConversationsRepository,
  ],
  exports: [MessagesService, MessageDetails, MessagesRepository, Waking],
})
export class MessagesModule {}
