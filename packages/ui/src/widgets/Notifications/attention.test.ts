import type { Message } from '@concordia/api-client';
import { expect, test } from 'vitest';
import { attentionIn } from './attention';

let next = 0;
const message = (changes: Partial<Message> = {}): Message => ({
  id: `m${next++}`,
  conversationId: 'c',
  channel: 'email',
  direction: 'inbound',
  subject: null,
  content: '',
  status: 'inbox',
  priority: 50,
  priorityReasons: [],
  isUrgent: 0,
  isRead: true,
  kind: 'personal',
  sentiment: { label: 'neutral', compound: 0 },
  attachmentCount: 0,
  createdAt: '2026-03-02T08:00:00.000Z',
  contact: null,
  ...changes,
});

test('tells urgent from unread, and leaves out what is neither', () => {
  const urgent = message({ isUrgent: 1 });
  const both = message({ isUrgent: 1, isRead: false });
  const unread = message({ isRead: false });
  const done = message({ isUrgent: 1, status: 'completed' });
  const sent = message({ direction: 'outbound', isRead: false });
  expect(attentionIn([urgent, message(), both, unread, done, sent])).toEqual({
    urgent: [urgent, both],
    unread: [unread],
    hasUnreadUrgent: true,
  });
});

test('a read urgent message puts no dot on the bell, and an unread one does wherever it stands', () => {
  expect(attentionIn([message({ isUrgent: 1 }), message({ isRead: false })]).hasUnreadUrgent).toBe(false);
  const many = Array.from({ length: 30 }, () => message({ isUrgent: 1 }));
  expect(attentionIn([...many, message({ isUrgent: 1, isRead: false })])).toMatchObject({ hasUnreadUrgent: true });
});

test('shows twenty at most, the urgent ones first', () => {
  const { urgent, unread } = attentionIn([
    ...Array.from({ length: 30 }, () => message({ isRead: false })),
    ...Array.from({ length: 15 }, () => message({ isUrgent: 1 })),
  ]);
  expect([urgent.length, unread.length]).toEqual([15, 5]);
});
