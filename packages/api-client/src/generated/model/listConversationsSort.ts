/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListConversationsSort = typeof ListConversationsSort[keyof typeof ListConversationsSort];


export const ListConversationsSort = {
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
