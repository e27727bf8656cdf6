import { UNDO_SEND } from '@concordia/domain';
import { setBackAfter } from '../../../common/clock-skew.js';
import type { OutboundRow } from './outbox.repository.js';

/** A queued entry waits at most for the undo period; a later time predates a clock that was set back. */
export const queuedAstrayAfter = (now: number): number => setBackAfter(now) + UNDO_SEND;

export function isDue({ state, send_at, next_attempt_at, postponed_at }: OutboundRow, now: number): boolean {
  const isPostponed = (next_attempt_at ?? 0) > now && (postponed_at ?? 0) <= setBackAfter(now);
  if (isPostponed) return false;
  // An attempt has started, so it was due.
  if (state === 'sending' || send_at <= now) return true;
  return state === 'queued' && send_at > queuedAstrayAfter(now);
}
