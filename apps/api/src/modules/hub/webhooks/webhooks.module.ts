import { Module } from '@nestjs/common';
import { OutgoingModule } from '../../../outgoing/outgoing.module.js';
import { SealingModule } from '../../../sealing/sealing.module.js';
import { NotificationsModule } from '../../day/notifications/notifications.module.js';
import { AuditLogModule } from '../auth/audit-log.module.js';
import { EventDeliveries } from '../log/event-deliveries.js';
import { HubLogModule } from '../log/hub-log.module.js';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryEngine } from './delivery/delivery-engine.js';
import { DeliveryStore } from './delivery/delivery-store.js';
import { DeliveryTools } from './delivery/delivery-tools.js';
import { DueDeliveriesRepository } from './delivery/due-deliveries.repository.js';
import { HttpSender } from './delivery/http-sender.js';
import { LeasesRepository } from './delivery/leases.repository.js';
import { ResultWriter } from './delivery/result-writer.js';
import { PingService } from './ping.service.js';
import { SecretsService } from './secrets.service.js';
import { Keyring } from './signing/keyring.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { WebhookEventDeliveries } from './webhook-event-deliveries.js';
import { HubWebhooksJobs } from './webhooks.jobs.js';

@Module({
  imports: [AuditLogModule, HubLogModule, NotificationsModule, OutgoingModule, SealingModule],
  controllers: [SubscriptionsController, DeliveriesController],
  providers: [
    SubscriptionsService,
    SubscriptionsRepository,
    SecretsService,
    DeliveriesService,
    DeliveriesRepository,
    PingService,
    Keyring,
    DeliveryStore,
    LeasesRepository,
    DueDeliveriesRepository,
    ResultWriter,
    HttpSender,
    DeliveryEngine,
    DeliveryTools,
    HubWebhooksJobs,
    { provide: EventDeliveries, useClass: WebhookEventDeliveries },
  ],
  exports: [EventDeliveries, SubscriptionsService],
})
export class HubWebhooksModule {}
