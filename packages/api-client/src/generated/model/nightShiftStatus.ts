/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NightShiftOperation } from './nightShiftOperation';
import type { NightShiftStatusCanary } from './nightShiftStatusCanary';
import type { NightShiftStatusGuardrails } from './nightShiftStatusGuardrails';
import type { NightShiftStatusMode } from './nightShiftStatusMode';
import type { NightShiftStatusSafetyChecks } from './nightShiftStatusSafetyChecks';

/**
 * Status of the automations and their guardrails.
 */
export interface NightShiftStatus {
  /** `autonomous`: automations may send, within the guardrails. `drafts`: they may write drafts. */
  mode: NightShiftStatusMode;
  guardrails: NightShiftStatusGuardrails;
  /** Checks before every message, by name: sending, budget, complaints, unsubscribes, canary, channels, jobs. */
  safetyChecks: NightShiftStatusSafetyChecks;
  currentOperations: NightShiftOperation[];
  /** The canary of the most active campaign. */
  canary: NightShiftStatusCanary;
}
