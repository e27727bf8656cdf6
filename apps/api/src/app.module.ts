import { Module } from '@nestjs/common';
import { AnalyticsModule } from './modules/analytics/analytics.module.js';
import { AttachmentsModule } from './modules/attachments/attachments.module.js';
import { ContactsModule } from './modules/contacts/contacts.module.js';
import { ConversationsModule } from './modules/conversations/conversations.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { ImportsModule } from './modules/imports/imports.module.js';
import { MessagesModule } from './modules/messages/messages.module.js';
import { StreamModule } from './modules/stream/stream.module.js';
import { WorkspaceModule } from './modules/workspace/workspace.module.js';

@Module({
  imports: [
    MessagesModule,
    ConversationsModule,
    ContactsModule,
    AnalyticsModule,
    WorkspaceModule,
    AttachmentsModule,
    ImportsModule,
    StreamModule,
    HealthModule,
  ],
})
export class AppModule {}
