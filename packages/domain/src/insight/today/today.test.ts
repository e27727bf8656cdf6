import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../../shared/time/units.js';
import type { BriefPromise } from '../brief/content.js';
import { duePromises } from './due-promises.js';
import { silentSince } from './silence.js';

const now = Date.UTC(2026, 10, 23, 8);

const promise = (dueIn: number | null, by: BriefPromise['by'] = 'us'): BriefPromise => ({
  id: `${by} ${dueIn}`,
  by,
  quote: 'I will send the offer by Friday.',
  dueAt: dueIn === null ? null : new Date(now + dueIn).toISOString(),
  duePhrase: null,
  isOverdue: false,
  saidAt: new Date(now - 2 * DAY).toISOString(),
  channel: 'email',
  messageId: 'm',
  conversationId: 'c',
  contactId: null,
  contactName: null,
});

describe('promises due', () => {
  test('are ours, overdue or due within a week', () => {
    const found = [promise(-HOUR), promise(2 * DAY), promise(8 * DAY), promise(null), promise(HOUR, 'them')];
    expect(duePromises(found, now, now - HOUR).map(({ id }) => id)).toEqual([promise(-HOUR).id, promise(2 * DAY).id]);
  });

  test('are overdue as of now, not as of the brief', () => {
    const [found] = duePromises([promise(HOUR)], now + 2 * HOUR, now);
    expect(found?.isOverdue).toBe(true);
  });

  test('that were kept today come last and are not overdue, and earlier ones are gone', () => {
    const kept = (at: number) => ({ ...promise(-HOUR), id: String(at), kept: { at: new Date(at).toISOString() } });
    const open = { ...promise(HOUR), kept: undefined };
    const due = duePromises([kept(now - 2), kept(now - 1), open], now, now - 1);
    expect(due.map(({ id, isOverdue }) => [id, isOverdue])).toEqual([
      [open.id, false],
      [String(now - 1), false],
    ]);
  });

  test('are at most ten of a kind, and of those kept as many', () => {
    const asked = { ...promise(HOUR), kind: 'request' as const, kept: undefined };
    const kept = { ...asked, kept: { at: new Date(now).toISOString() } };
    const ours = { ...promise(2 * HOUR), kept: undefined };
    const due = duePromises([...Array.from({ length: 12 }, () => asked), ours, kept], now, now);
    expect(due.map(({ kind, kept: done }) => [kind, done !== undefined])).toEqual([
      ...Array.from({ length: 10 }, () => ['request', false]),
      [undefined, false],
      ['request', true],
    ]);
  });
});

test('a silence reaches three days between two instants if it began three days before them', () => {
  expect(silentSince(now - DAY, now)).toEqual({ from: now - 4 * DAY, to: now - 3 * DAY });
});
