import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../../channels/channels.js';
import { DIRECTIONS } from '../priority/facts.js';
import { MESSAGE_STATUSES } from '../status/status.js';
import { addCounters, type CountedMessage, counterDelta, countMessages, isZero, zeroCounters } from './counters.js';

const message: fc.Arbitrary<CountedMessage> = fc.record({
  channel: fc.constantFrom(...CHANNELS),
  status: fc.constantFrom(...MESSAGE_STATUSES),
  direction: fc.constantFrom(...DIRECTIONS),
  isRead: fc.boolean(),
  isUrgent: fc.constantFrom(0, 1),
  priority: fc.integer({ min: 0, max: 100 }),
  isSnoozed: fc.boolean(),
});

describe('counterDelta', () => {
  it('keeps the counters equal to counting, over any history of changes', () => {
    const steps = fc.array(fc.tuple(fc.nat(5), fc.option(message)), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (history) => {
        const mailbox = new Map<number, CountedMessage>();
        let kept = zeroCounters();
        for (const [key, after] of history) {
          kept = addCounters(kept, counterDelta(mailbox.get(key) ?? null, after));
          if (after === null) mailbox.delete(key);
          else mailbox.set(key, after);
        }
        expect(kept).toEqual(countMessages(mailbox.values()));
      }),
    );
  });

  it('is nothing when nothing changes', () => {
    fc.assert(fc.property(message, (one) => isZero(counterDelta(one, one))));
    expect(isZero(counterDelta(null, null))).toBe(true);
  });

  it('is something once any counter changes', () => {
    const zero = zeroCounters();
    const changes = [
      { ...zero, unread: 1 },
      { ...zero, urgent: -1 },
      ...CHANNELS.map((channel) => ({ ...zero, byChannel: { ...zero.byChannel, [channel]: 1 } })),
      ...MESSAGE_STATUSES.map((status) => ({ ...zero, byStatus: { ...zero.byStatus, [status]: 1 } })),
    ];
    expect(changes.filter(isZero)).toEqual([]);
  });

  it('counts neither our own mail as unread nor completed mail as urgent', () => {
    const base = {
      channel: 'sms',
      status: 'completed',
      isRead: false,
      isUrgent: 1,
      priority: 50,
      isSnoozed: false,
    } as const;
    expect(countMessages([{ ...base, direction: 'outbound' }])).toMatchObject({ unread: 0, urgent: 0 });
    expect(countMessages([{ ...base, direction: 'inbound', status: 'inbox' }])).toMatchObject({ unread: 1, urgent: 1 });
  });

  it('has what was put off in no column, and presses for none of it', () => {
    const one = {
      channel: 'sms',
      status: 'inbox',
      direction: 'inbound',
      isRead: false,
      isUrgent: 1,
      priority: 50,
    } as const;
    const { unread, urgent, byStatus, byChannel } = countMessages([{ ...one, isSnoozed: true }]);
    expect([unread, urgent, byStatus.inbox, byChannel.sms]).toEqual([0, 0, 0, 1]);
  });
});
