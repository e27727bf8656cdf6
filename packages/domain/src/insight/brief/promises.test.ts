import { expect, it } from 'vitest';
import { DAY, HOUR } from '../../shared/time/units.js';
import { promisesFound } from './promises.js';
import { NOW, QUIET, said } from './testing.js';

const found = (...messages: ReturnType<typeof said>[]) => promisesFound(messages, NOW, QUIET.timeZone);
const ids = (...messages: ReturnType<typeof said>[]) => found(...messages).map(({ id }) => id);

it('finds each promise of a message with everything about it', () => {
  expect(found(said('m', 'Thanks! I will call you. I will send it tomorrow.', { direction: 'inbound' }))).toEqual([
    {
      id: 'm:1',
      by: 'them',
      kind: 'promise',
      quote: 'I will send it tomorrow.',
      due: NOW + 14 * HOUR,
      dueAt: '2026-11-20T23:00:00.000Z',
      duePhrase: 'tomorrow',
      isOverdue: false,
      saidAt: '2026-11-19T09:00:00.000Z',
      channel: 'email',
      messageId: 'm',
      conversationId: 'c-m',
      contactId: 'ada',
      contactName: 'ada',
    },
    {
      id: 'm:0',
      by: 'them',
      kind: 'promise',
      quote: 'I will call you.',
      due: null,
      dueAt: null,
      duePhrase: null,
      isOverdue: false,
      saidAt: '2026-11-19T09:00:00.000Z',
      channel: 'email',
      messageId: 'm',
      conversationId: 'c-m',
      contactId: 'ada',
      contactName: 'ada',
    },
  ]);
});

it('leaves out those that were checked off, by their words', () => {
  const message = said('m', 'I will call you. I will send it tomorrow.');
  const kept = new Map([['m', ['I will call you.']]]);
  expect(promisesFound([message], NOW, QUIET.timeZone, kept).map(({ id }) => id)).toEqual(['m:1']);
  const elsewhere = new Map([['other', ['I will call you.']]]);
  expect(promisesFound([message], NOW, QUIET.timeZone, elsewhere)).toHaveLength(2);
});

it('shows promises that were due in the last week or are in the next two', () => {
  // "In 3 hours" is due at an exact instant.
  const dueAt = (id: string, due: number) => said(id, "I'll send it in 3 hours.", { at: due - 3 * HOUR });
  expect(
    ids(
      dueAt('gone', NOW - 7 * DAY - 1),
      dueAt('oldest', NOW - 7 * DAY),
      dueAt('past', NOW - 1),
      dueAt('now', NOW),
      dueAt('last', NOW + 14 * DAY),
      dueAt('beyond', NOW + 14 * DAY + 1),
    ),
  ).toEqual(['oldest:0', 'past:0', 'now:0', 'last:0']);
  expect(found(dueAt('past', NOW - 1), dueAt('now', NOW)).map(({ isOverdue }) => isOverdue)).toEqual([true, false]);
});

it('shows promises without a time for three days, after those with one, the newest first', () => {
  const text = 'I will call you.';
  expect(
    ids(
      said('old', text, { at: NOW - 3 * DAY - 1 }),
      said('oldest', text, { at: NOW - 3 * DAY }),
      said('b', text),
      said('a', text),
      said('c', text),
      said('newest', text, { at: NOW }),
      said('dated', 'I will call you tomorrow.'),
    ),
  ).toEqual(['dated:0', 'newest:0', 'a:0', 'b:0', 'c:0', 'oldest:0']);
});

it('holds twenty at most', () => {
  expect(found(...Array.from({ length: 21 }, (_, index) => said(`m${index}`, 'I will call you.')))).toHaveLength(20);
});

it('takes a request with a time as the task of whoever is asked', () => {
  const text = 'Send me the text by the 27th.';
  const both = found(said('theirs', text, { direction: 'inbound' }), said('ours', text));
  expect(both.map(({ id, by, kind, dueAt }) => [id, by, kind, dueAt])).toEqual([
    ['ours:0', 'them', 'request', '2026-11-27T23:00:00.000Z'],
    ['theirs:0', 'us', 'request', '2026-11-27T23:00:00.000Z'],
  ]);
});

it('leaves out requests before promises where there are too many', () => {
  const asked = Array.from({ length: 25 }, (_, n) =>
    said(`asked ${n}`, 'Could you send me the offer tomorrow?', { direction: 'inbound' }),
  );
  const listed = found(...asked, said('promised', 'I will send it next week.'));
  expect(listed).toHaveLength(20);
  expect(listed.at(-1)).toMatchObject({ id: 'promised:0', kind: 'promise' });
});
