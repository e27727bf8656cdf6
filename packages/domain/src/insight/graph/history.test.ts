import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.js';
import { contactTies } from './contact-ties.js';
import { historyOf, historyUntil, joinedHistory, NO_HISTORY } from './history.js';

const WEEK = 7 * DAY;
const START = 2900 * WEEK;

it('keeps messages by week, latest first', () => {
  const history = historyOf([START, START + 4 * WEEK, START + 4 * WEEK + DAY, START + 3 * WEEK]);
  expect(history).toEqual({ messages: 4, lastAt: START + 4 * WEEK + DAY, weeks: '0:2 1 3' });
  expect(historyOf([])).toEqual(NO_HISTORY);
});

it('tells what was known at an earlier time, to the week', () => {
  const history = historyOf([START, START + 4 * WEEK, START + 4 * WEEK + DAY]);
  expect(historyUntil(history, START + 5 * WEEK)).toMatchObject({ messages: 3, lastAt: START + 4 * WEEK + DAY });
  expect(historyUntil(history, START + 4 * WEEK - 1)).toEqual({ messages: 1, lastAt: START + WEEK - 1 });
  expect(historyUntil(history, START - 1)).toEqual({ messages: 0, lastAt: 0 });
});

it('counts what is older than the kept weeks, over gaps of years', () => {
  const weekly = Array.from({ length: 80 }, (_, week) => START + week * WEEK);
  const history = historyOf([...weekly, START - 300 * WEEK]);
  expect(history.weeks.split(' ')).toHaveLength(52);
  expect(historyUntil(history, START + 20 * WEEK).messages).toBe(29);
  expect(historyUntil(historyOf([START - 300 * WEEK, START]), START - WEEK).messages).toBe(1);
});

const instants = fc.array(
  fc.nat(100 * 7).map((days) => START + days * DAY),
  { maxLength: 40 },
);

it('is the same in whatever order, and joined from parts', () => {
  fc.assert(
    fc.property(instants, instants, (one, another) => {
      expect(joinedHistory(historyOf(one), historyOf(another))).toEqual(historyOf([...another, ...one]));
    }),
  );
});

it('never has more messages at an earlier time, nor a later last one', () => {
  fc.assert(
    fc.property(instants, fc.nat(120), (some, week) => {
      const history = historyOf(some);
      const [then, later] = [
        historyUntil(history, START + week * WEEK),
        historyUntil(history, START + (week + 1) * WEEK),
      ];
      expect(then.messages).toBeLessThanOrEqual(later.messages);
      expect(then.lastAt).toBeLessThanOrEqual(START + week * WEEK);
    }),
  );
});

const message = (at: number, named: readonly string[] = [], isPersonal = true) => ({
  conversation: 'one',
  at,
  named,
  isPersonal,
});

it('ties a contact to the owner, to the named, and to those who had written before', () => {
  const entrances = [
    { contact: 'ada', conversation: 'one', at: START },
    { contact: 'ben', conversation: 'one', at: START + 2 },
  ];
  const messages = [
    message(START),
    message(START + 1, ['cleo', 'ada']),
    message(START + 3),
    message(START + 4, ['dora'], false),
  ];
  const ties = contactTies('ada', 'owner', messages, entrances);
  expect(ties.map(({ other, messages: count }) => [other, count])).toEqual([
    ['owner', 4],
    ['cleo', 1],
    ['ben', 1],
  ]);
});

it('ties nobody by an announcement to many', () => {
  const many = Array.from({ length: 21 }, (_, at) => `p${at}`);
  expect(contactTies('ada', 'owner', [message(START, many)], [])).toHaveLength(1);
  expect(contactTies('ada', 'owner', [message(START, many.slice(1))], [])).toHaveLength(21);
  expect(contactTies('ada', 'owner', [], [])).toEqual([]);
});
