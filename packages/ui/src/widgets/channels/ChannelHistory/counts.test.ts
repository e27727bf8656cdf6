import type { Message } from '@concordia/api-client';
import { expect, it } from 'vitest';
import { historyCounts } from './counts';

const message = (direction: Message['direction']): Message => ({
  id: '1',
  conversationId: '2',
  channel: 'email',
  direction,
  subject: null,
  content: '',
  status: 'inbox',
  priority: 0,
  priorityReasons: [],
  isUrgent: 0,
  isRead: true,
  kind: 'personal',
  sentiment: { label: 'unknown', compound: null },
  attachmentCount: 0,
  snooze: null,
  assigneeId: null,
  receipt: null,
  dueAt: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  contact: null,
});

const three = [message('inbound'), message('outbound'), message('inbound')];

it('counts everything when everything was read, whatever the server said before', () => {
  expect(historyCounts(three, 2, true)).toEqual({ total: 3, received: 2, sent: 1, countedOver: 3 });
});

it('takes the total from the server, and says over how many it counted', () => {
  expect(historyCounts(three, 900, false)).toEqual({ total: 900, received: 2, sent: 1, countedOver: 3 });
  expect(historyCounts(three, null, false).total).toBeNull();
});
