import { holdAfter } from '@concordia/domain';
import { type Attempt, isThrottled } from './attempt.js';

/** Pause for a receiver that throttles without giving a delay, in ms. */
const THROTTLE = 5_000;

interface Held {
  /** Nothing is sent until then, in ms since the epoch. */
  readonly heldUntil: number;
  /** End of the last failed attempt that was counted, on the monotonic clock. */
  readonly failedAt: number;
}

/** Health of a receiver; `rounds` counts consecutive rounds of failures. */
export type ReceiverState =
  | ({ readonly kind: 'answering' } & Held)
  | ({ readonly kind: 'failing'; readonly rounds: number } & Held);

export const UNTRIED: ReceiverState = {
  kind: 'answering',
  heldUntil: Number.NEGATIVE_INFINITY,
  failedAt: Number.NEGATIVE_INFINITY,
};

/** Ends the pause and the failure count, because a person may have repaired the receiver. */
export const forgiven = ({ failedAt }: ReceiverState): ReceiverState => ({ ...UNTRIED, failedAt });

/** Maximum requests in flight; 1 for a receiver that keeps failing. */
export function mostAtOnce(state: ReceiverState, now: number, most: number): number {
  if (now < state.heldUntil) return 0;
  return state.kind === 'failing' && holdAfter(state.rounds) > 0 ? 1 : most;
}

/** Begin and end of an attempt on the monotonic clock; `now` in ms since the epoch. */
export interface AttemptTimes {
  readonly begunAt: number;
  readonly endedAt: number;
  readonly now: number;
}

/** Updates the state after an attempt. Requests in flight together fail together, and count once. */
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
