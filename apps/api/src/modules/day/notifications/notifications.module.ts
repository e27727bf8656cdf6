import { Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsJobs } from './notifications.jobs.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { UrgentMessages } from './urgent-messages.js';
import { UrgentMessagesRepository } from './urgent-messages.repository.js';

@Module({
  controllers: [NotificationsController],
  providers: [
    NotificationsService,
    NotificationsJobs,
    NotificationsRepository,
    UrgentMessages,
    UrgentMessagesRepository,
  ],
  exports: [NotificationsService, UrgentMessages],
})
export class NotificationsModule {}
