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

test('the same email has the same id whenever it is taken, and no other has it', () => {
  const idsAt = (at: number) => sampleEvents({ now: at }).map(({ artifacts }) => artifacts.message_id);
  expect(idsAt(now)).toEqual(idsAt(now + 1e9));
  expect(new Set(idsAt(now)).size).toBe(SAMPLE_SIZE);
});

test('emails lie as far back as their letters say, from whoever wrote them', () => {
  const [first, second] = sampleEvents({ own, now });
  expect(first).toMatchObject({
    type: 'email_received',
    timestamp: Date.UTC(2026, 1, 27, 11),
    actors: { from_email: 'nadia.rahman@lumenpay.example', to_emails: [own] },
    artifacts: {
      subject: 'A pilot for our payments team',
      body: expect.stringMatching(/^Hello,\n\nWe have just closed our Series A/),
      message_id: '<pilot.1@sample.example>',
      thread_id: 'pilot@sample.example',
    },
    provenance: 'sample',
  });
  expect(second).toMatchObject({
    type: 'email_sent',
    timestamp: Date.UTC(2026, 1, 27, 11, 36),
    actors: { from_email: own, to_emails: ['nadia.rahman@lumenpay.example'] },
  });
  expect(sampleEvents({ now })[0]?.actors.to_emails).toEqual(['you@workspace.example']);
});
