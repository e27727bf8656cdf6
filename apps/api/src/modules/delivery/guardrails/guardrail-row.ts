import type { GuardrailsUpdate } from '@concordia/contract/delivery';
import type { GuardrailRow } from './guardrails.repository.js';

/** Settings as stored, without the time zone, which belongs to the workspace. */
export const guardrailRow = (
  update: Omit<GuardrailsUpdate, 'time_zone'>,
  now: number,
): Omit<GuardrailRow, 'time_zone'> => ({
  may_draft: update.L1 ? 1 : 0,
  may_send: update.L2 ? 1 : 0,
  canary: update.canary,
  stop_unsub: update.stop_unsub,
  stop_complaints: update.stop_complaints,
  daily_budget: update.daily_budget,
  brief_time: update.brief_time,
  updated_at: now,
});
