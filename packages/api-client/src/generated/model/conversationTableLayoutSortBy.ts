/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ConversationTableLayoutSortBy = typeof ConversationTableLayoutSortBy[keyof typeof ConversationTableLayoutSortBy];


export const ConversationTableLayoutSortBy = {
  activity: 'activity',
  contact: 'contact',
  subject: 'subject',
  channel: 'channel',
  status: 'status',
  priority: 'priority',
  unread: 'unread',
  assignee: 'assignee',
  due: 'due',
  waiting: 'waiting',
  messages: 'messages',
  started: 'started',
} as const;
