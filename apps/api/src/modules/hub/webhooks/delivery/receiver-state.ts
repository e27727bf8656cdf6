import { holdAfter } from '@concordia/domain';
import { type Attempt, isThrottled } from './attempt.js';

/** How long a receiver is left alone that asks for less without saying for how long, in ms. */
const THROTTLE = 5_000;

interface Held {
  /** Until when nothing is sent, in ms since the epoch. */
  readonly heldUntil: number;
  /** When the last round of failures was noticed, by the monotonic clock. */
  readonly failedAt: number;
}

/** How a receiver fares with what it is sent; `rounds` are failures without a success between them. */
export type ReceiverState =
  | ({ readonly kind: 'answering' } & Held)
  | ({ readonly kind: 'failing'; readonly rounds: number } & Held);

/** Before anything was sent. */
export const UNTRIED: ReceiverState = {
  kind: 'answering',
  heldUntil: Number.NEGATIVE_INFINITY,
  failedAt: Number.NEGATIVE_INFINITY,
};

/** Ends what was held against it: a person may have put it right. */
export const forgiven = ({ failedAt }: ReceiverState): ReceiverState => ({ ...UNTRIED, failedAt });

/** How many requests it may have under way at once; one that fails again and again is asked one thing at a time. */
export function mostAtOnce(state: ReceiverState, now: number, most: number): number {
  if (now < state.heldUntil) return 0;
  return state.kind === 'failing' && holdAfter(state.rounds) > 0 ? 1 : most;
}

/** When an attempt was begun and ended, by the monotonic clock, and now, in ms since the epoch. */
export interface AttemptTimes {
  readonly begunAt: number;
  readonly endedAt: number;
  readonly now: number;
}

/** What an attempt tells. Requests that were under way together fail together, and count once. */
export function learned(
  state: ReceiverState,
  attempt: Attempt,
  { begunAt, endedAt, now }: AttemptTimes,
): ReceiverState {
  const { heldUntil, failedAt } = state;
  if (attempt.problem === null) return { kind: 'answering', heldUntil, failedAt };
  const failing = begunAt >= failedAt ? failedAgain(state, endedAt, now) : state;
  if (!isThrottled(attempt)) return failing;
  return { ...failing, heldUntil: Math.max(failing.heldUntil, now + (attempt.retryAfter ?? THROTTLE)) };
}

function failedAgain(state: ReceiverState, failedAt: number, now: number): ReceiverState {
  const rounds = state.kind === 'failing' ? state.rounds + 1 : 1;
  return { kind: 'failing', rounds, failedAt, heldUntil: Math.max(state.heldUntil, now + holdAfter(rounds)) };
}
