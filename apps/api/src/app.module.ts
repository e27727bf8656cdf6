import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { DatabaseModule } from './database/database.module.js';
import { AccessGuard } from './http/access.guard.js';
import { ApiErrorFilter } from './http/api-error.filter.js';
import { ContractGuard } from './http/contract.guard.js';
import { WriteLimit } from './http/write-limit.js';
import { JobsModule } from './jobs/jobs.module.js';
import { AnalyticsModule } from './modules/analytics/analytics.module.js';
import { AssistantModule } from './modules/assistant/assistant.module.js';
import { AttachmentsModule } from './modules/attachments/attachments.module.js';
import { BirthdaysModule } from './modules/birthdays/birthdays.module.js';
import { BriefModule } from './modules/brief/brief.module.js';
import { CalendarModule } from './modules/calendar/calendar.module.js';
import { CannedRepliesModule } from './modules/canned-replies/canned-replies.module.js';
import { ChannelTestsModule } from './modules/channel-tests/channel-tests.module.js';
import { ChannelsModule } from './modules/channels/channels.module.js';
import { ChartsModule } from './modules/charts/charts.module.js';
import { ContactImportsModule } from './modules/contact-imports/contact-imports.module.js';
import { ContactsModule } from './modules/contacts/contacts.module.js';
import { ConversationsModule } from './modules/conversations/conversations.module.js';
import { DeadLettersModule } from './modules/dead-letters/dead-letters.module.js';
import { DemoModule } from './modules/demo/demo.module.js';
import { DraftsModule } from './modules/drafts/drafts.module.js';
import { EmailEnrichmentModule } from './modules/email-enrichment/email-enrichment.module.js';
import { EnrichmentModule } from './modules/enrichment/enrichment.module.js';
import { GraphModule } from './modules/graph/graph.module.js';
import { GuardrailsModule } from './modules/guardrails/guardrails.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { HubAuthModule } from './modules/hub-auth/hub-auth.module.js';
import { HubEventsModule } from './modules/hub-events/hub-events.module.js';
import { HubModulesModule } from './modules/hub-modules/hub-modules.module.js';
import { HubWebhooksModule } from './modules/hub-webhooks/hub-webhooks.module.js';
import { ImportsModule } from './modules/imports/imports.module.js';
import { InboundModule } from './modules/inbound/inbound.module.js';
import { IngestModule } from './modules/ingest/ingest.module.js';
import { IntelligenceModule } from './modules/intelligence/intelligence.module.js';
import { MailboxesModule } from './modules/mailboxes/mailboxes.module.js';
import { MarketModule } from './modules/market/market.module.js';
import { MarketingModule } from './modules/marketing/marketing.module.js';
import { McpServerModule } from './modules/mcp-server/mcp-server.module.js';
import { MembersModule } from './modules/members/members.module.js';
import { MessagesModule } from './modules/messages/messages.module.js';
import { NewsModule } from './modules/news/news.module.js';
import { NightOpsModule } from './modules/night-ops/night-ops.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { OauthModule } from './modules/oauth/oauth.module.js';
import { OutboxModule } from './modules/outbox/outbox.module.js';
import { OutreachModule } from './modules/outreach/outreach.module.js';
import { PatternsModule } from './modules/patterns/patterns.module.js';
import { ProjectsModule } from './modules/projects/projects.module.js';
import { QueueModule } from './modules/queue/queue.module.js';
import { SelectorSearchModule } from './modules/selector-search/selector-search.module.js';
import { SelectorsModule } from './modules/selectors/selectors.module.js';
import { SetupFilesModule } from './modules/setup-files/setup-files.module.js';
import { StreamModule } from './modules/stream/stream.module.js';
import { SuggestionsModule } from './modules/suggestions/suggestions.module.js';
import { TasksModule } from './modules/tasks/tasks.module.js';
import { UnsubscribeModule } from './modules/unsubscribe/unsubscribe.module.js';
import { UploadsModule } from './modules/uploads/uploads.module.js';
import { ViewsModule } from './modules/views/views.module.js';
import { WorkspaceModule } from './modules/workspace/workspace.module.js';

@Module({
  imports: [
    DatabaseModule,
    JobsModule,
    StreamModule,
    AnalyticsModule,
    MessagesModule,
    HubEventsModule,
    ConversationsModule,
    ChannelsModule,
    ChannelTestsModule,
    OauthModule,
    EmailEnrichmentModule,
    EnrichmentModule,
    SetupFilesModule,
    SelectorSearchModule,
    OutboxModule,
    InboundModule,
    ProjectsModule,
    ViewsModule,
    MembersModule,
    ContactsModule,
    ContactImportsModule,
    WorkspaceModule,
    AttachmentsModule,
    HubAuthModule,
    McpServerModule,
    HubModulesModule,
    HubWebhooksModule,
    ImportsModule,
    DraftsModule,
    UploadsModule,
    UnsubscribeModule,
    CannedRepliesModule,
    OutreachModule,
    GuardrailsModule,
    NightOpsModule,
    MarketingModule,
    BriefModule,
    ChartsModule,
    IntelligenceModule,
    GraphModule,
    IngestModule,
    SelectorsModule,
    MailboxesModule,
    SuggestionsModule,
    AssistantModule,
    CalendarModule,
    NotificationsModule,
    TasksModule,
    BirthdaysModule,
    MarketModule,
    NewsModule,
    PatternsModule,
    QueueModule,
    HealthModule,
    DeadLettersModule,
    DemoModule,
  ],
  providers: [
    WriteLimit,
    { provide: APP_FILTER, useClass: ApiErrorFilter },
    // In this order: who asks, then what is asked.
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ContractGuard },
  ],
})
export class AppModule {}
