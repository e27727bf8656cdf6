import type { MessageUpdate } from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleConversation } from '../../shared/testing/sampleMessage';
import { cardOf, type DeskItem } from '../messages/deskItem';
import { changed } from '../messages/inverse';
import { coalesced, expectedFor, settle } from './rules';

const card = (more: Parameters<typeof sampleConversation>[0] = {}): DeskItem => {
  const made = cardOf(sampleConversation(more));
  if (made === null) throw new Error('The sample has a message.');
  return made;
};
const snooze = { until: '2026-12-01T09:00:00.000Z', unlessReply: true };
const other = { until: '2026-12-02T09:00:00.000Z', unlessReply: false };

const snoozes = fc.constantFrom(null, snooze, other);
const assignees = fc.constantFrom(null, 'anna', 'theo');
const changes: fc.Arbitrary<MessageUpdate> = fc.record(
  {
    status: fc.constantFrom(...MESSAGE_STATUSES),
    snooze: snoozes,
    assigneeId: assignees,
    isUrgent: fc.constantFrom<0 | 1>(0, 1),
    isRead: fc.boolean(),
  },
  { requiredKeys: [] },
);
const cards = fc
  .record({ status: fc.constantFrom(...MESSAGE_STATUSES), snooze: snoozes, assigneeId: assignees })
  .map((state) => card(state));
const stateOf = ({ status, snooze: asleep, assigneeId, isUrgent, isRead }: DeskItem) => ({
  status,
  snooze: asleep,
  assigneeId,
  isUrgent,
  isRead,
});

describe('changes of one conversation', () => {
  it('are one that does what all of them did, and nothing if all is as before', () => {
    fc.assert(
      fc.property(cards, fc.array(changes, { maxLength: 6 }), (item, list) => {
        const whole = list.reduce<MessageUpdate>((sum, change) => coalesced(item, sum, change) ?? {}, {});
        const after = list.reduce<DeskItem>((sum, change) => changed(sum, change), item);
        expect(stateOf(changed(item, whole))).toEqual(stateOf(after));
        const isAsBefore = JSON.stringify(stateOf(after)) === JSON.stringify(stateOf(item));
        expect(coalesced(item, whole, {}) === null).toBe(isAsBefore);
      }),
    );
  });

  it('keep the newest value, and forget what was undone', () => {
    expect(coalesced(card(), { status: 'waiting' }, { status: 'completed' })).toEqual({ status: 'completed' });
    expect(coalesced(card(), { status: 'waiting', isUrgent: 1 }, { status: 'inbox' })).toEqual({ isUrgent: 1 });
    expect(coalesced(card(), { snooze }, { status: 'waiting' })).toEqual({ status: 'waiting' });
  });

  it('wake a snoozed conversation that is moved to its own column', () => {
    expect(coalesced(card({ snooze }), {}, { status: 'inbox' })).toEqual({ status: 'inbox' });
  });
});

describe('what the server must still have', () => {
  it('is what the change replaces, and the newest message that was seen', () => {
    const { lastMessageAt } = sampleConversation();
    expect(expectedFor(card(), { status: 'waiting' })).toEqual({ status: 'inbox', snoozedUntil: null, lastMessageAt });
    expect(expectedFor(card(), { assigneeId: 'anna' })).toEqual({ assigneeId: null });
    expect(expectedFor(card(), { isRead: true })).toEqual({ lastMessageAt });
    expect(expectedFor(card(), { isUrgent: 1 })).toEqual({});
  });
});

describe('a change that was refused', () => {
  const later = { lastMessageAt: '2026-12-24T09:00:00.000Z' };

  it('conflicts where somebody else changed the same field, and goes on for the rest', () => {
    const change: MessageUpdate = { status: 'waiting', isUrgent: 1 };
    expect(settle(card(), change, card({ status: 'completed' }))).toEqual({
      send: { isUrgent: 1 },
      conflict: { status: 'waiting' },
    });
    expect(settle(card(), { assigneeId: 'anna' }, card({ assigneeId: 'theo' })).conflict).toEqual({
      assigneeId: 'anna',
    });
  });

  it('is no conflict if the others did the same', () => {
    expect(settle(card(), { status: 'waiting' }, card({ status: 'waiting' }))).toEqual({ send: null, conflict: null });
  });

  it('conflicts with a newer message, which nobody has read', () => {
    const done: MessageUpdate = { status: 'completed', isRead: true };
    expect(settle(card(), done, card(later))).toEqual({ send: null, conflict: { status: 'completed' } });
    expect(settle(card(), { isRead: true }, card(later))).toEqual({ send: null, conflict: null });
  });

  it('never overwrites a value that its author did not see', () => {
    fc.assert(
      fc.property(cards, cards, changes, (item, current, change) => {
        const { send } = settle(item, change, current);
        const after = changed(current, send ?? {});
        const fields = (['status', 'assigneeId'] as const).filter((field) => current[field] !== item[field]);
        expect(fields.map((field) => after[field])).toEqual(fields.map((field) => current[field]));
      }),
    );
  });
});
