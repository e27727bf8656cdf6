/**
 * The generated handlers, for stories, tests and the demo. Import this nowhere else: it bundles MSW.
 *
 * Always pass a reply; the default is of no use. To set headers beside the body (a list's total and next page), a reply function throws a `Response`,
 * which MSW takes as the response.
 */
export * from './generated/analytics/analytics.msw';
export * from './generated/assistant/assistant.msw';
export * from './generated/birthdays/birthdays.msw';
export * from './generated/brief/brief.msw';
export * from './generated/calendar/calendar.msw';
export * from './generated/canned-replies/canned-replies.msw';
export * from './generated/channel-tests/channel-tests.msw';
export * from './generated/channels/channels.msw';
export * from './generated/charts/charts.msw';
export * from './generated/connection-auth/connection-auth.msw';
export * from './generated/contact-imports/contact-imports.msw';
export * from './generated/contacts/contacts.msw';
export * from './generated/conversations/conversations.msw';
export * from './generated/data-protection/data-protection.msw';
export * from './generated/dead-letters/dead-letters.msw';
export * from './generated/drafts/drafts.msw';
export * from './generated/email-enrichment/email-enrichment.msw';
export * from './generated/enrichment/enrichment.msw';
export * from './generated/enrichment/enrichment.msw';
export * from './generated/graph/graph.msw';
export * from './generated/guardrails/guardrails.msw';
export * from './generated/health/health.msw';
export * from './generated/hub-events/hub-events.msw';
export * from './generated/hub-modules/hub-modules.msw';
export * from './generated/hub-webhooks/hub-webhooks.msw';
export * from './generated/identity/identity.msw';
export * from './generated/imports/imports.msw';
export * from './generated/ingest/ingest.msw';
export * from './generated/intelligence/intelligence.msw';
export * from './generated/mailboxes/mailboxes.msw';
export * from './generated/market/market.msw';
export * from './generated/marketing/marketing.msw';
export * from './generated/members/members.msw';
export * from './generated/messages/messages.msw';
export * from './generated/news/news.msw';
export * from './generated/night-ops/night-ops.msw';
export * from './generated/notifications/notifications.msw';
export * from './generated/outbox/outbox.msw';
export * from './generated/outreach/outreach.msw';
export * from './generated/patterns/patterns.msw';
export * from './generated/projects/projects.msw';
export * from './generated/queue/queue.msw';
export * from './generated/search/search.msw';
export * from './generated/setup-files/setup-files.msw';
export * from './generated/suggestions/suggestions.msw';
export * from './generated/tasks/tasks.msw';
export * from './generated/uploads/uploads.msw';
export * from './generated/views/views.msw';
export * from './generated/workspace/workspace.msw';
