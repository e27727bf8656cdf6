import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { DatabaseModule } from './database/database.module.js';
import { AccessGuard } from './http/access.guard.js';
import { ApiErrorFilter } from './http/api-error.filter.js';
import { ContractGuard } from './http/contract.guard.js';
import { JobsModule } from './jobs/jobs.module.js';
import { AnalyticsModule } from './modules/analytics/analytics.module.js';
import { AttachmentsModule } from './modules/attachments/attachments.module.js';
import { ContactsModule } from './modules/contacts/contacts.module.js';
import { ConversationsModule } from './modules/conversations/conversations.module.js';
import { DemoModule } from './modules/demo/demo.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { ImportsModule } from './modules/imports/imports.module.js';
import { MessagesModule } from './modules/messages/messages.module.js';
import { StreamModule } from './modules/stream/stream.module.js';
import { WorkspaceModule } from './modules/workspace/workspace.module.js';

@Module({
  imports: [
    DatabaseModule,
    JobsModule,
    StreamModule,
    AnalyticsModule,
    MessagesModule,
    ConversationsModule,
    ContactsModule,
    WorkspaceModule,
    AttachmentsModule,
    ImportsModule,
    HealthModule,
    DemoModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ApiErrorFilter },
    // In this order: who asks, then what is asked.
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ContractGuard },
  ],
})
export class AppModule {}
