import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { ContactsRepository } from '../contacts/contacts.repository.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { StreamModule } from '../stream/stream.module.js';
import { MessageDetails } from './message-details.js';
import { MessagesController } from './messages.controller.js';
import { MessagesJobs } from './messages.jobs.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';
import { RescoringRepository } from './rescoring.repository.js';

@Module({
  imports: [AnalyticsModule, StreamModule],
  controllers: [MessagesController],
  providers: [
    MessagesService,
    MessagesJobs,
    RescoringRepository,
    MessageDetails,
    MessagesRepository,
    ContactsRepository,
    ConversationsRepository,
  ],
  exports: [MessagesService],
})
export class MessagesModule {}
