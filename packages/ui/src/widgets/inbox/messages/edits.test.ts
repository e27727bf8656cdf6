import type { Message, Stats } from '@concordia/api-client';
import { byChannel, byStatus } from '@concordia/domain';
import { describe, expect, it } from 'vitest';
import { sampleConversation, sampleMessage } from '../../shared/testing/sampleMessage';
import { amendList, amendStats, type Edits, NO_EDITS, newestFirst } from './edits';

const message = (id: string, minute: number, more: Partial<Message> = {}): Message =>
  sampleMessage({
    id,
    conversationId: `c-${id}`,
    createdAt: `2026-03-02T09:${String(minute).padStart(2, '0')}:00.000Z`,
    ...more,
  });

const edits = (...list: [Message, Partial<Pick<Message, 'status' | 'isRead' | 'isUrgent'>>][]): Edits =>
  new Map(list.map(([one, change]) => [one.id, { message: one, change }]));

const ids = (list: readonly Message[]) => list.map((one) => one.id).join(' ');
const inInbox = (one: Message) => one.status === 'inbox';
const isWaiting = (one: Message) => one.status === 'waiting';

const [a, b, c] = [message('a', 30), message('b', 20), message('c', 10)];

describe('amendList', () => {
  it('gives the very list back when nothing is under way', () => {
    const items = [a, b, c];
    expect(amendList(items, NO_EDITS, inInbox, true)).toBe(items);
  });

  it('takes a message that moved away out of its column', () => {
    expect(ids(amendList([a, b, c], edits([b, { status: 'waiting' }]), inInbox, true))).toBe('a c');
  });

  it('puts a message that moved here in its place by time', () => {
    const there = [message('x', 25, { status: 'waiting' }), message('y', 15, { status: 'waiting' })];
    expect(ids(amendList(there, edits([b, { status: 'waiting' }]), isWaiting, true))).toBe('x b y');
  });

  it('leaves it to a later page when it is older than all that was read', () => {
    const there = [message('x', 25, { status: 'waiting' })];
    expect(ids(amendList(there, edits([c, { status: 'waiting' }]), isWaiting, false))).toBe('x');
    expect(ids(amendList(there, edits([c, { status: 'waiting' }]), isWaiting, true))).toBe('x c');
    expect(ids(amendList([], edits([c, { status: 'waiting' }]), isWaiting, true))).toBe('c');
  });

  it('shows a mark in place, and a message once when the server already moved it', () => {
    const [first] = amendList([a], edits([a, { isRead: true }]), inInbox, true);
    expect(first?.isRead).toBe(true);
    const moved = message('b', 20, { status: 'waiting' });
    expect(ids(amendList([moved], edits([b, { status: 'waiting' }]), isWaiting, true))).toBe('b');
  });

  it('orders messages of one instant by id, so that no two readings differ', () => {
    expect(ids([message('1', 5), message('3', 5), message('2', 5)].sort(newestFirst))).toBe('3 2 1');
  });
});

describe('amendStats', () => {
  const stats: Stats = {
    unread: 4,
    urgent: 2,
    byChannel: byChannel(() => 5),
    byStatus: { ...byStatus(() => 1), inbox: 7 },
    conversations: { unread: 3, urgent: 1, byStatus: { ...byStatus(() => 1), inbox: 5 } },
  };

  it('moves one from column to column', () => {
    const after = amendStats(stats, [a], { status: 'completed' });
    expect(after.byStatus).toEqual({ inbox: 6, in_progress: 1, waiting: 1, completed: 2 });
    expect(after.unread).toBe(4);
  });

  it('counts an urgent message out when it is completed, and in when it is taken up again', () => {
    const urgent = message('u', 1, { isUrgent: 1 });
    expect(amendStats(stats, [urgent], { status: 'completed' }).urgent).toBe(1);
    expect(amendStats(stats, [{ ...urgent, status: 'completed' }], { status: 'inbox' }).urgent).toBe(3);
  });

  it('counts only inbound messages as unread', () => {
    expect(amendStats(stats, [a], { isRead: true }).unread).toBe(3);
    expect(amendStats(stats, [{ ...a, direction: 'outbound' }], { isRead: true }).unread).toBe(4);
  });

  it('counts several at once, and what is put off nowhere', () => {
    const snooze = { until: '2026-04-01T09:00:00.000Z', unlessReply: false };
    const both = [message('u', 1, { isUrgent: 1 }), message('w', 2, { status: 'waiting', isRead: true })];
    const after = amendStats(stats, both, { snooze });
    expect(after.byStatus).toEqual({ inbox: 6, in_progress: 1, waiting: 0, completed: 1 });
    expect([after.unread, after.urgent]).toEqual([3, 1]);
    const asleep = both.map((one) => ({ ...one, snooze }));
    expect(amendStats(after, asleep, { snooze: null })).toEqual(stats);
  });

  it('counts conversations apart from messages, and one as unread whoever wrote last', () => {
    const conversation = { ...message('c', 1, { direction: 'outbound' }), conversation: sampleConversation() };
    const after = amendStats(stats, [conversation], { status: 'waiting', isRead: true });
    expect(after.conversations).toEqual({
      unread: 2,
      urgent: 1,
      byStatus: { inbox: 4, in_progress: 1, waiting: 2, completed: 1 },
    });
    expect({ ...after, conversations: stats.conversations }).toEqual(stats);
  });

  it('never falls below zero', () => {
    expect(amendStats({ ...stats, unread: 0 }, [a], { isRead: true }).unread).toBe(0);
  });
});
