import { HOUR } from '../../shared/time/units.js';
import { mustStop } from './stop-rule.js';

/** What automations may do in a workspace. Names as in the setup configuration. */
export interface GuardrailSettings {
  /** They may label, and write drafts. */
  readonly L1: boolean;
  /** They may send: to a few first, then to the rest. */
  readonly L2: boolean;
  /** How many recipients are written to before the rest; a whole number of at least 1. */
  readonly canary: number;
  /** The rates that are borne, in [0, 1]. */
  readonly stop_unsub: number;
  readonly stop_complaints: number;
  /** How many messages all automations together may send on a day of the workspace. */
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

/** How long the answers to a canary are waited for before the rest follows, in ms. */
export const CANARY_WINDOW = 2 * HOUR;

/** What one automation has done so far, and all of them today. */
export interface AutomationRecord {
  /** How many messages it was let send, ever. */
  readonly sends: number;
  readonly unsubscribes: number;
  readonly complaints: number;
  /** When the last recipient of its canary was written to, ms since the epoch; `null` while there is room in it. */
  readonly canaryFilledAt: number | null;
  /** Of all automations of the workspace, today. */
  readonly sentToday: number;
}

/** Why an automation may not send. */
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
  /** The canary is out and its answers are waited for. */
  | { readonly code: 'canary_full'; readonly canary: number; readonly until: number };

export type GuardrailVerdict =
  | { readonly allowed: true; readonly stage: 'canary' | 'rest' }
  | { readonly allowed: false; readonly refusal: GuardrailRefusal };

/**
 * Whether an automation may send one more message.
 *
 * What people complain of weighs more than any room in a canary or a budget: it is asked first, after what the switches say. Lowering the
 * canary below what was sent fills it; raising it makes room again.
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

/** Why an automation must not go on, by what people did; `null` when nothing speaks against it. */
export function stopOf(
  { stop_unsub, stop_complaints }: Pick<GuardrailSettings, 'stop_unsub' | 'stop_complaints'>,
  { sends, unsubscribes, complaints }: Pick<AutomationRecord, 'sends' | 'unsubscribes' | 'complaints'>,
): Extract<GuardrailRefusal, { code: 'stopped' }> | null {
  if (mustStop(sends, complaints, stop_complaints)) {
    return { code: 'stopped', by: 'complaints', sends, events: complaints, threshold: stop_complaints };
  }
  if (mustStop(sends, unsubscribes, stop_unsub)) {
    return { code: 'stopped', by: 'unsubscribes', sends, events: unsubscribes, threshold: stop_unsub };
  }
  return null;
}

const refused = (refusal: GuardrailRefusal): GuardrailVerdict => ({ allowed: false, refusal });
