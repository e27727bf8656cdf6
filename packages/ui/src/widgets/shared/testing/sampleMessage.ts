import type { Message } from '@concordia/api-client';

/** A message for tests; unread in the inbox by default. */
export const sampleMessage = (more: Partial<Message> = {}): Message => ({
  id: 'm',
  conversationId: 'c',
  channel: 'email',
  direction: 'inbound',
  subject: null,
  content: '',
  status: 'inbox',
  priority: 50,
  priorityReasons: [],
  isUrgent: 0,
  isRead: false,
  kind: 'personal',
  sentiment: { label: 'unknown', compound: null },
  attachmentCount: 0,
  snooze: null,
  assigneeId: null,
  receipt: null,
  dueAt: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  contact: null,
  ...more,
});
