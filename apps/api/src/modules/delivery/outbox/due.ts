import { UNDO_SEND } from '@concordia/domain';
import { setBackAfter } from '../../../common/clock-skew.js';
import type { OutboundRow } from './outbox.repository.js';

/** What leaves as soon as it may waits for no longer than it can be undone; a time beyond that is from before the clock was set back. */
export const queuedAstrayAfter = (now: number): number => setBackAfter(now) + UNDO_SEND;

/** Whether it is time to send what is unfinished. */
export function isDue({ state, send_at, next_attempt_at, postponed_at }: OutboundRow, now: number): boolean {
  const isPostponed = (next_attempt_at ?? 0) > now && (postponed_at ?? 0) <= setBackAfter(now);
  if (isPostponed) return false;
  // It was begun, so its time had come.
  if (state === 'sending' || send_at <= now) return true;
  return state === 'queued' && send_at > queuedAstrayAfter(now);
}
