import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { DatabaseModule } from './database/database.module.js';
import { AccessGuard } from './http/access.guard.js';
import { ApiErrorFilter } from './http/api-error.filter.js';
import { ContractGuard } from './http/contract.guard.js';
import { MergedConversationsGuard } from './http/merged-conversations.guard.js';
import { WriteLimit } from './http/write-limit.js';
import { JobsModule } from './jobs/jobs.module.js';
import { ChannelTestsModule } from './modules/channels/channel-tests/channel-tests.module.js';
import { ChannelsModule } from './modules/channels/connections/channels.module.js';
import { OauthModule } from './modules/channels/oauth/oauth.module.js';
import { SetupFilesModule } from './modules/channels/setup-files/setup-files.module.js';
import { CalendarModule } from './modules/day/calendar/calendar.module.js';
import { CalendarSubscriptionsModule } from './modules/day/calendar-subscriptions/calendar-subscriptions.module.js';
import { MarketModule } from './modules/day/market/market.module.js';
import { NewsModule } from './modules/day/news/news.module.js';
import { NotificationsModule } from './modules/day/notifications/notifications.module.js';
import { TasksModule } from './modules/day/tasks/tasks.module.js';
import { GuardrailsModule } from './modules/delivery/guardrails/guardrails.module.js';
import { MarketingModule } from './modules/delivery/marketing/marketing.module.js';
import { MediaModule } from './modules/delivery/media/media.module.js';
import { OutboxModule } from './modules/delivery/outbox/outbox.module.js';
import { OutreachModule } from './modules/delivery/outreach/outreach.module.js';
import { PresenceModule } from './modules/delivery/presence/presence.module.js';
import { ReactionsModule } from './modules/delivery/reactions/reactions.module.js';
import { UnsubscribeModule } from './modules/delivery/unsubscribe/unsubscribe.module.js';
import { DemoModule } from './modules/demo/demo.module.js';
import { HubAuthModule } from './modules/hub/auth/auth.module.js';
import { HubEventsModule } from './modules/hub/events/events.module.js';
import { McpServerModule } from './modules/hub/mcp/mcp.module.js';
import { HubModulesModule } from './modules/hub/modules/modules.module.js';
import { HubWebhooksModule } from './modules/hub/webhooks/webhooks.module.js';
import { AssistantModule } from './modules/inbox/assistant/assistant.module.js';
import { AttachmentsModule } from './modules/inbox/attachments/attachments.module.js';
import { BoardModule } from './modules/inbox/board/board.module.js';
import { CannedRepliesModule } from './modules/inbox/canned-replies/canned-replies.module.js';
import { ConversationViewsModule } from './modules/inbox/conversation-views/conversation-views.module.js';
import { ConversationsModule } from './modules/inbox/conversations/conversations.module.js';
import { DraftsModule } from './modules/inbox/drafts/drafts.module.js';
import { EvaluationModule } from './modules/inbox/evaluation/evaluation.module.js';
import { MessagesModule } from './modules/inbox/messages/messages.module.js';
import { ProjectsModule } from './modules/inbox/projects/projects.module.js';
import { PromisesModule } from './modules/inbox/promises/promises.module.js';
import { RegroupingsModule } from './modules/inbox/regroupings/regroupings.module.js';
import { SuggestionsModule } from './modules/inbox/suggestions/suggestions.module.js';
import { UploadsModule } from './modules/inbox/uploads/uploads.module.js';
import { ViewsModule } from './modules/inbox/views/views.module.js';
import { AnalyticsModule } from './modules/insight/analytics/analytics.module.js';
import { BriefModule } from './modules/insight/brief/brief.module.js';
import { ChartsModule } from './modules/insight/charts/charts.module.js';
import { GraphModule } from './modules/insight/graph/graph.module.js';
import { IntelligenceModule } from './modules/insight/intelligence/intelligence.module.js';
import { PatternsModule } from './modules/insight/patterns/patterns.module.js';
import { QueueModule } from './modules/insight/queue/queue.module.js';
import { RelationshipsModule } from './modules/insight/relationships/relationships.module.js';
import { SelectorSearchModule } from './modules/insight/selector-search/selector-search.module.js';
import { SelectorsModule } from './modules/insight/selectors/selectors.module.js';
import { TodayModule } from './modules/insight/today/today.module.js';
import { DeadLettersModule } from './modules/intake/dead-letters/dead-letters.module.js';
import { ImportsModule } from './modules/intake/imports/imports.module.js';
import { InboundModule } from './modules/intake/inbound/inbound.module.js';
import { IngestModule } from './modules/intake/ingest/ingest.module.js';
import { MailboxesModule } from './modules/intake/mailboxes/mailboxes.module.js';
import { NightOpsModule } from './modules/intake/night-ops/night-ops.module.js';
import { BirthdaysModule } from './modules/people/birthdays/birthdays.module.js';
import { CompaniesModule } from './modules/people/companies/companies.module.js';
import { ContactImportsModule } from './modules/people/contact-imports/contact-imports.module.js';
import { ContactPicturesModule } from './modules/people/contact-pictures/contact-pictures.module.js';
import { ContactViewsModule } from './modules/people/contact-views/contact-views.module.js';
import { ContactsModule } from './modules/people/contacts/contacts.module.js';
import { DealImportsModule } from './modules/people/deal-imports/deal-imports.module.js';
import { DealsModule } from './modules/people/deals/deals.module.js';
import { EmailEnrichmentModule } from './modules/people/email-enrichment/email-enrichment.module.js';
import { EnrichmentModule } from './modules/people/enrichment/enrichment.module.js';
import { FirstStepsModule } from './modules/platform/first-steps/first-steps.module.js';
import { HealthModule } from './modules/platform/health/health.module.js';
import { MembersModule } from './modules/platform/members/members.module.js';
import { StreamModule } from './modules/platform/stream/stream.module.js';
import { WorkspaceModule } from './modules/platform/workspace/workspace.module.js';

@Module({
  imports: [
    DatabaseModule,
    JobsModule,
    StreamModule,
    AnalyticsModule,
    MessagesModule,
    HubEventsModule,
    ConversationsModule,
    ConversationViewsModule,
    RegroupingsModule,
    PromisesModule,
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
    BoardModule,
    MembersModule,
    ContactPicturesModule,
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
    MediaModule,
    UnsubscribeModule,
    CannedRepliesModule,
    OutreachModule,
    PresenceModule,
    ReactionsModule,
    GuardrailsModule,
    NightOpsModule,
    MarketingModule,
    BriefModule,
    ChartsModule,
    IntelligenceModule,
    GraphModule,
    RelationshipsModule,
    IngestModule,
    SelectorsModule,
    MailboxesModule,
    SuggestionsModule,
    EvaluationModule,
    AssistantModule,
    CalendarModule,
    CalendarSubscriptionsModule,
    NotificationsModule,
    TasksModule,
    BirthdaysModule,
    ContactViewsModule,
    CompaniesModule,
    DealImportsModule,
    DealsModule,
    MarketModule,
    NewsModule,
    PatternsModule,
    QueueModule,
    TodayModule,
    FirstStepsModule,
    HealthModule,
    DeadLettersModule,
    DemoModule,
  ],
  providers: [
    WriteLimit,
    { provide: APP_FILTER, useClass: ApiErrorFilter },
    // Order matters: authentication, then validation, then what the ids lead to.
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ContractGuard },
    { provide: APP_GUARD, useClass: MergedConversationsGuard },
  ],
})
export class AppModule {}
