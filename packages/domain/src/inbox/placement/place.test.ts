import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.js';
import { DIRECTIONS, MESSAGE_KINDS } from '../priority/facts.js';
import { isOpen, MESSAGE_STATUSES } from '../status/status.js';
import { OPEN_FOR, type PlacedMessage, placeConversation, placementReference } from './place.js';

const now = Date.UTC(2026, 10, 20);
const noFlags = { isRead: null, isInInbox: null };

function message(changes: Partial<PlacedMessage> = {}): PlacedMessage {
  return { direction: 'inbound', kind: 'personal', sentAt: now, flags: noFlags, movedTo: null, ...changes };
}

const place = (...messages: PlacedMessage[]) => placeConversation(messages, { newestAt: now }, now);

const anyMessage: fc.Arbitrary<PlacedMessage> = fc.record({
  direction: fc.constantFrom(...DIRECTIONS),
  kind: fc.constantFrom(...MESSAGE_KINDS),
  sentAt: fc.option(fc.integer({ min: now - 200 * DAY, max: now })),
  flags: fc.record({ isRead: fc.option(fc.boolean()), isInInbox: fc.option(fc.boolean()) }),
  movedTo: fc.option(fc.constantFrom(...MESSAGE_STATUSES)),
});

describe('placeConversation', () => {
  it('puts what waits for us into the inbox, unread', () => {
    expect(place(message())).toEqual([{ status: 'inbox', isRead: false }]);
  });

  it('lets what we wrote last wait for them', () => {
    expect(place(message({ sentAt: now - DAY }), message({ direction: 'outbound' }))).toEqual([
      { status: 'completed', isRead: true },
      { status: 'waiting', isRead: true },
    ]);
  });

  it('goes by time, not by the order in the file', () => {
    const [newer, older] = place(message(), message({ direction: 'outbound', sentAt: now - DAY }));
    expect([newer?.status, older?.status]).toEqual(['inbox', 'completed']);
  });

  it.each(['list', 'automatic', 'bounce'] as const)('completes %s mail', (kind) => {
    expect(place(message({ kind }))).toEqual([{ status: 'completed', isRead: true }]);
  });

  it('looks through an out-of-office note, but not through a bounce', () => {
    const sent = message({ direction: 'outbound', sentAt: now - DAY });
    expect(place(sent, message({ kind: 'automatic' })).map(({ status }) => status)).toEqual(['waiting', 'completed']);
    expect(place(sent, message({ kind: 'bounce' })).map(({ status }) => status)).toEqual(['completed', 'completed']);
  });

  it('keeps open for exactly 90 days', () => {
    expect(place(message({ sentAt: now - OPEN_FOR }))[0]?.status).toBe('inbox');
    expect(place(message({ sentAt: now - OPEN_FOR - 1 }))[0]?.status).toBe('completed');
  });

  it('follows the archive’s flags', () => {
    expect(place(message({ flags: { isRead: true, isInInbox: true } }))).toEqual([{ status: 'inbox', isRead: true }]);
    expect(place(message({ flags: { isRead: false, isInInbox: false } }))).toEqual([
      { status: 'completed', isRead: false },
    ]);
  });

  it('opens at most one message, and never moves what a person moved', () => {
    fc.assert(
      fc.property(fc.array(anyMessage, { maxLength: 12 }), (messages) => {
        const placed = placeConversation(messages, { newestAt: now }, now);
        const byRule = placed.filter(({ status }, index) => messages[index]?.movedTo === null && isOpen(status));
        expect(byRule.length).toBeLessThanOrEqual(1);
        for (const [index, { movedTo, direction }] of messages.entries()) {
          expect(placed[index]?.status).toBe(movedTo ?? placed[index]?.status);
          expect(placed[index]?.isRead || direction === 'inbound').toBe(true);
        }
      }),
    );
  });
});

describe('placementReference', () => {
  it('is the end of an old archive, and never the future', () => {
    expect(placementReference({ newestAt: now - 400 * DAY }, now)).toBe(now - 400 * DAY);
    expect(placementReference({ newestAt: now + 400 * DAY }, now)).toBe(now);
    expect(placementReference({ newestAt: null }, now)).toBe(now);
  });
});
