import { describe, expect, it } from 'vitest';
import { answerTo, beginningOf, notUnderstood } from './answers.js';
import { digestOf } from './digest.js';
import { promisesIn } from './promises.js';

const NOW = Date.parse('2026-11-20T09:30:00Z');
const HOUR = 3_600_000;

describe('answers', () => {
  it('say who waits, with links to open', () => {
    const message = {
      id: 'm',
      name: 'Ada Berg',
      channel: 'email',
      subject: 'Hotels',
      sentAt: NOW - 50 * HOUR,
    } as const;
    const said = answerTo({ query: { kind: 'waiting_longest' }, facts: { messages: [message] } }, NOW);
    expect(said.answer).toEqual(['Ada Berg has waited longest: 2 days, about “Hotels”.']);
    expect(said.links).toEqual([{ kind: 'message', id: 'm', label: 'Ada Berg, Hotels' }]);
    expect(said.understood).toBe(true);
  });

  it('say plainly when there is nothing', () => {
    expect(answerTo({ query: { kind: 'unanswered' }, facts: { messages: [], hasMore: false } }, NOW).answer).toEqual([
      'You have answered everybody.',
    ]);
    expect(answerTo({ query: { kind: 'summary' }, facts: null }, NOW).links).toEqual([]);
    expect(notUnderstood().understood).toBe(false);
  });

  it('begin days at midnight and weeks on Monday', () => {
    const at = (iso: string) => Date.parse(iso);
    expect(beginningOf('today', NOW)).toBe(at('2026-11-20T00:00:00Z'));
    expect(beginningOf('yesterday', NOW)).toBe(at('2026-11-19T00:00:00Z'));
    expect(beginningOf('this_week', NOW)).toBe(at('2026-11-16T00:00:00Z'));
    expect(beginningOf('this_month', NOW)).toBe(at('2026-11-01T00:00:00Z'));
  });
});

describe('a digest', () => {
  const digest = digestOf([
    { id: '1', direction: 'inbound', text: 'Could you send an offer for the hotels? We need 340 kg a month.' },
    { id: '2', direction: 'outbound', text: 'I will send the offer for the hotels on Monday.' },
    { id: '3', direction: 'inbound', text: 'Thank you. Could you hold the price of £12.50 until 4 March?' },
  ]);

  it('has only what was said', () => {
    const all =
      'Could you send an offer for the hotels? We need 340 kg a month. I will send the offer for the hotels on Monday. Thank you. Could you hold the price of £12.50 until 4 March?';
    for (const piece of [...digest.key, ...digest.openQuestions, ...digest.dates, ...digest.amounts])
      expect(all).toContain(piece);
  });

  it('tells what is open, and who has to write', () => {
    expect(digest).toMatchObject({
      openQuestions: ['Could you hold the price of £12.50 until 4 March?'],
      dates: ['Monday', '4 March'],
      amounts: ['340 kg', '£12.50'],
      owes: 'us',
    });
  });

  it('of nothing is nothing', () => {
    expect(digestOf([])).toEqual({ key: [], openQuestions: [], dates: [], amounts: [], owes: 'nobody' });
  });
});

describe('promises', () => {
  it.each([
    ['I will send the figures on Monday.', 1],
    ["Thanks! We'll call you tomorrow.", 1],
    ['You will have it by Friday. All the best', 1],
    ['Ich melde mich morgen.', 1],
    ['I look forward to it.', 0],
    ['Will you send it?', 0],
    ['The offer is attached.', 0],
  ])('in “%s”: %d', (text, count) => {
    expect(promisesIn(text)).toHaveLength(count);
  });
});
