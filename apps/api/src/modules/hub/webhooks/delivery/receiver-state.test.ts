import { holdAfter } from '@concordia/domain';
import { expect, it } from 'vitest';
import type { Attempt } from './attempt.js';
import { forgiven, learned, mostAtOnce, type ReceiverState, UNTRIED } from './receiver-state.js';

const MOST = 20;

const answer = (statusCode: number, retryAfter: number | null = null): Attempt => ({
  at: 0,
  statusCode,
  latency: 1,
  problem: statusCode < 300 ? null : 'It failed.',
  response: '',
  retryAfter,
});

/** One round after the other fails, each begun when the one before had ended. */
function failing(rounds: number): ReceiverState {
  let state = UNTRIED;
  for (let round = 0; round < rounds; round += 1) {
    state = learned(state, answer(500), { begunAt: 2 * round, endedAt: 2 * round + 1, now: 0 });
  }
  return state;
}

const patience = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].findIndex((rounds) => holdAfter(rounds) > 0) + 1;

it('is left alone after rounds of failures, and then asked one thing at a time', () => {
  expect(mostAtOnce(failing(patience - 1), 0, MOST)).toBe(MOST);
  const state = failing(patience);
  expect(mostAtOnce(state, holdAfter(patience) - 1, MOST)).toBe(0);
  expect(mostAtOnce(state, holdAfter(patience), MOST)).toBe(1);
});

it('is asked as before once it answers, or once a person changed something', () => {
  const times = { begunAt: 100, endedAt: 101, now: 1_000_000 };
  expect(mostAtOnce(learned(failing(patience), answer(200), times), 1_000_000, MOST)).toBe(MOST);
  expect(mostAtOnce(forgiven(failing(patience)), 0, MOST)).toBe(MOST);
});

it('counts failures of requests that were under way together once', () => {
  const one = learned(UNTRIED, answer(500), { begunAt: 0, endedAt: 10, now: 0 });
  const both = learned(one, answer(500), { begunAt: 5, endedAt: 11, now: 0 });
  expect([one, both]).toMatchObject([
    { kind: 'failing', rounds: 1 },
    { kind: 'failing', rounds: 1 },
  ]);
});

it('is left alone for as long as it asks', () => {
  const state = learned(UNTRIED, answer(429, 30_000), { begunAt: 0, endedAt: 1, now: 0 });
  expect([mostAtOnce(state, 29_999, MOST), mostAtOnce(state, 30_000, MOST)]).toEqual([0, MOST]);
});
