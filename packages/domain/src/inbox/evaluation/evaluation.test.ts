import { describe, expect, it } from 'vitest';
import { likeness } from './figures.js';
import { answeredIn, evaluate, type HistoryMessage, outcomeOf, rulesReading, tableOf } from './index.js';

const message = (id: string, changes: Partial<HistoryMessage> = {}): HistoryMessage => ({
  id,
  direction: 'inbound',
  kind: 'personal',
  text: 'Could you call me?',
  subject: null,
  sentAt: 0,
  ...changes,
});

describe('answeredIn', () => {
  it('finds what was answered, with what stood before it alone', () => {
    const [first, second] = [message('1'), message('2', { sentAt: 10 })];
    const reply = message('3', { direction: 'outbound', sentAt: 20, text: 'Shall we have a call on Monday at ten?' });
    const [answered, ...others] = answeredIn([first, second, reply, message('4', { sentAt: 30 })]);
    expect(others).toEqual([]);
    expect(answered).toEqual({ message: second, before: [first, second], reply });
  });

  it.each([['automatic'], ['list'], ['bounce']] as const)('leaves out what is %s', (kind) => {
    expect(answeredIn([message('1', { kind }), message('2', { direction: 'outbound' })])).toEqual([]);
  });
});

describe('evaluate', () => {
  const answered = Array.from({ length: 12 }, (_, index) => {
    const reply = message('r', { direction: 'outbound', sentAt: index + 1, text: 'Thank you, it is done.' });
    return { message: message('m', { sentAt: index }), before: [message('m')], reply };
  });
  const compared = answered.map((one) => ({ reading: rulesReading(one), outcome: outcomeOf(one), grounded: [] }));

  it('foretells an action only from ten that came before', () => {
    const { nextAction, claimed, urgency, tokens } = evaluate('rules', compared);
    expect([nextAction.over, nextAction.value]).toEqual([2, 1]);
    expect(claimed).toMatchObject({ value: 1, over: 12 });
    expect(urgency.value).toBe(0);
    expect(tokens.value).toBe(0);
  });

  it('says nothing about nothing', () => {
    const { claimed, likeness: like } = evaluate('rules', []);
    expect(claimed).toEqual({ value: null, interval: null, over: 0 });
    expect(like.value).toBeNull();
    expect(tableOf([evaluate('rules', [])])).toContain('| rules | 0 | – |');
  });
});

it('likeness is the F1 of words', () => {
  expect(likeness('Call me on Monday', 'call me Monday')).toBeCloseTo(6 / 7);
  expect(likeness('a a', 'a')).toBeCloseTo(2 / 3);
  expect(likeness('', 'x')).toBe(0);
});
