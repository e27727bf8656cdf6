/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ConversationTableLayoutColumnsItemId = typeof ConversationTableLayoutColumnsItemId[keyof typeof ConversationTableLayoutColumnsItemId];


export const ConversationTableLayoutColumnsItemId = {
  contact: 'contact',
  subject: 'subject',
  message: 'message',
  status: 'status',
  priority: 'priority',
  unread: 'unread',
  assignee: 'assignee',
  channel: 'channel',
  account: 'account',
  due: 'due',
  waiting: 'waiting',
  snoozed: 'snoozed',
  sentiment: 'sentiment',
  projects: 'projects',
  messages: 'messages',
  activity: 'activity',
  started: 'started',
} as const;
