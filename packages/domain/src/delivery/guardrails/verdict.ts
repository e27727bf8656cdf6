import { HOUR } from '../../shared/time/units.js';
import { isSurelyAbove } from './evidence.js';

/** Names as in the setup configuration. */
export interface GuardrailSettings {
  /** May label messages and write drafts. */
  readonly L1: boolean;
  /** May send: to a canary first, then to the rest. */
  readonly L2: boolean;
  /** The canary's size; an integer of at least 1. */
  readonly canary: number;
  /** The tolerated rates, in [0, 1]. */
  readonly stop_unsub: number;
  readonly stop_complaints: number;
  /** Messages per day, in workspace time, over all automations. */
  readonly daily_budget: number;
}

export const GUARDRAIL_DEFAULTS = {
  L1: true,
  L2: false,
  canary: 25,
  stop_unsub: 0.008,
  stop_complaints: 0.002,
  daily_budget: 5000,
} as const satisfies GuardrailSettings;

/** How long to wait for responses to a canary before sending the rest, in ms. */
export const CANARY_WINDOW = 2 * HOUR;

export interface AutomationRecord {
  /** Messages it was ever allowed to send. */
  readonly sends: number;
  readonly unsubscribes: number;
  readonly complaints: number;
  /** When the last canary message was sent, ms since the epoch; `null` while the canary has room. */
  readonly canaryFilledAt: number | null;
  /** By all automations of the workspace. */
  readonly sentToday: number;
}

export type GuardrailRefusal =
  /** It may write a draft instead. */
  | { readonly code: 'drafts_only' }
  /** It may do nothing. */
  | { readonly code: 'switched_off' }
  | {
      readonly code: 'stopped';
      readonly by: 'unsubscribes' | 'complaints';
      readonly sends: number;
      readonly events: number;
      readonly threshold: number;
    }
  | { readonly code: 'budget_spent'; readonly budget: number }
  /** The canary is sent and waits for responses. */
  | { readonly code: 'canary_full'; readonly canary: number; readonly until: number };

export type GuardrailVerdict =
  | { readonly allowed: true; readonly stage: 'canary' | 'rest' }
  | { readonly allowed: false; readonly refusal: GuardrailRefusal };

/**
 * Whether an automation may send one more message.
 *
 * Complaints and unsubscribes are checked first, right after the switches: they outweigh room in the canary or budget. Lowering the canary below the
 * number already sent fills it; raising it makes room again.
 *
 * @param now ms since the epoch.
 */
export function guardrailVerdict(
  settings: GuardrailSettings,
  automation: AutomationRecord,
  now: number,
): GuardrailVerdict {
  if (!settings.L2) return refused({ code: settings.L1 ? 'drafts_only' : 'switched_off' });
  const stop = stopOf(settings, automation);
  if (stop !== null) return refused(stop);
  const { canary, daily_budget: budget } = settings;
  if (automation.sentToday >= budget) return refused({ code: 'budget_spent', budget });
  if (automation.sends < canary) return { allowed: true, stage: 'canary' };
  const until = (automation.canaryFilledAt ?? now) + CANARY_WINDOW;
  return until > now ? refused({ code: 'canary_full', canary, until }) : { allowed: true, stage: 'rest' };
}

/** Why recipients' reactions stop an automation; `null` if they do not. */
export function stopOf(
  { stop_unsub, stop_complaints }: Pick<GuardrailSettings, 'stop_unsub' | 'stop_complaints'>,
  { sends, unsubscribes, complaints }: Pick<AutomationRecord, 'sends' | 'unsubscribes' | 'complaints'>,
): Extract<GuardrailRefusal, { code: 'stopped' }> | null {
  if (isSurelyAbove({ trials: sends, successes: complaints }, stop_complaints)) {
    return { code: 'stopped', by: 'complaints', sends, events: complaints, threshold: stop_complaints };
  }
  if (isSurelyAbove({ trials: sends, successes: unsubscribes }, stop_unsub)) {
    return { code: 'stopped', by: 'unsubscribes', sends, events: unsubscribes, threshold: stop_unsub };
  }
  return null;
}

const refused = (refusal: GuardrailRefusal): GuardrailVerdict => ({ allowed: false, refusal });
