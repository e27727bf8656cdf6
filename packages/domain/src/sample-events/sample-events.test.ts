import { expect, test } from 'vitest';
import { SAMPLE_SIZE, sampleEvents } from './sample-events.js';

const now = Date.UTC(2026, 2, 2, 9);
const own = 'mara@fernhill.example';

test('every conversation goes both ways or waits for an answer, and all of it lies before now in order', () => {
  const events = sampleEvents({ own, now });
  const times = events.map(({ timestamp }) => timestamp);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(Math.max(...times)).toBeLessThan(now);
  expect(
    events.filter(({ type, actors }) =>
      type === 'email_sent' ? actors.from_email !== own : !actors.to_emails.includes(own),
    ),
  ).toEqual([]);
  expect(new Set(events.map(({ artifacts }) => artifacts.thread_id)).size).toBe(3);
});

test('the same e-mail has the same id whenever it is taken, and no other has it', () => {
  const idsAt = (at: number) => sampleEvents({ now: at }).map(({ artifacts }) => artifacts.message_id);
  expect(idsAt(now)).toEqual(idsAt(now + 1e9));
  expect(new Set(idsAt(now)).size).toBe(SAMPLE_SIZE);
});
