import { Module } from '@nestjs/common';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { NotificationsModule } from '../../day/notifications/notifications.module.js';
import { Deliveries } from '../../delivery/outbox/deliveries.js';
import { DeliveriesRepository } from '../../delivery/outbox/deliveries.repository.js';
import { HubLogModule } from '../../hub/log/hub-log.module.js';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { SelectorSearchModule } from '../../insight/selector-search/selector-search.module.js';
import { ContactsRepository } from '../../people/contact-records/contacts.repository.js';
import { MembersModule } from '../../platform/members/members.module.js';
import { ConversationsRepository } from '../correspondence/conversations.repository.js';
import { CorrespondenceModule } from '../correspondence/correspondence.module.js';
import { BulkRepository } from './bulk.repository.js';
import { BulkUpdates } from './bulk-updates.js';
import { MessageDetails } from './message-details.js';
import { MessageFinder } from './message-finder.js';
import { MessagePlacesRepository } from './message-places.repository.js';
import { MessageSearch } from './message-search.js';
import { MessageTotals } from './message-totals.js';
import { MessageVectorsRepository } from './message-vectors.repository.js';
import { MessagesController } from './messages.controller.js';
import { MessagesJobs } from './messages.jobs.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';
import { RescoringRepository } from './rescoring.repository.js';
import { SnoozedMessagesRepository } from './snoozed-messages.repository.js';
import { WakeJobs } from './wake.jobs.js';
import { Waking } from './wake.js';

@Module({
  imports: [
    CorrespondenceModule,
    CountersModule,
    HubLogModule,
    MembersModule,
    NotificationsModule,
    SelectorSearchModule,
  ],
  controllers: [MessagesController],
  providers: [
    MessagesService,
    MessagesJobs,
    BulkUpdates,
    BulkRepository,
    Waking,
    WakeJobs,
    SnoozedMessagesRepository,
    RescoringRepository,
    MessageDetails,
    Deliveries,
    DeliveriesRepository,
    ChannelsRepository,
    MessagesRepository,
    MessageFinder,
    MessageSearch,
    MessagePlacesRepository,
    MessageVectorsRepository,
    MessageTotals,
    ContactsRepository,
    ConversationsRepository,
  ],
  exports: [MessagesService, MessageDetails, MessageFinder, MessagesRepository, BulkUpdates, Waking],
})
export class MessagesModule {}
