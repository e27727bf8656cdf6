/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Data that a screen may need to reload.
 */
export type ChangeTopic = typeof ChangeTopic[keyof typeof ChangeTopic];


export const ChangeTopic = {
  messages: 'messages',
  stats: 'stats',
  contacts: 'contacts',
  imports: 'imports',
  workspace: 'workspace',
  outbox: 'outbox',
  drafts: 'drafts',
  suggestions: 'suggestions',
  tasks: 'tasks',
  notifications: 'notifications',
  projects: 'projects',
  views: 'views',
  searches: 'searches',
  'search-model': 'search-model',
  members: 'members',
  replies: 'replies',
  channels: 'channels',
  news: 'news',
  market: 'market',
  calendar: 'calendar',
  guardrails: 'guardrails',
  'night-ops': 'night-ops',
  mailboxes: 'mailboxes',
  brief: 'brief',
  twitter: 'twitter',
  marketing: 'marketing',
  intelligence: 'intelligence',
  deals: 'deals',
  graph: 'graph',
  ingest: 'ingest',
  enrichment: 'enrichment',
  'hub-events': 'hub-events',
  'hub-modules': 'hub-modules',
  'hub-auth': 'hub-auth',
  'hub-webhooks': 'hub-webhooks',
} as const;
