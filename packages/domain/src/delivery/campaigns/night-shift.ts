import { fewestSurelyAbove } from '../guardrails/evidence.js';
import type { GuardrailSettings } from '../guardrails/verdict.js';
import type { CampaignState } from './states.js';

/** Maximum campaigns started within an hour; more suggests a mistake or an intruder. */
export const MOST_CAMPAIGNS_PER_HOUR = 6;

export const NIGHT_SHIFT_MODES = ['autonomous', 'drafts', 'off'] as const;

export const nightShiftMode = ({ L1, L2 }: Pick<GuardrailSettings, 'L1' | 'L2'>): (typeof NIGHT_SHIFT_MODES)[number] =>
  L2 ? 'autonomous' : L1 ? 'drafts' : 'off';

export const CHECK_STATES = ['passing', 'waiting', 'failing', 'off'] as const;

export type CheckState = (typeof CHECK_STATES)[number];

interface Looked {
  readonly rules: Pick<GuardrailSettings, 'L2'>;
  readonly isBudgetSpent: boolean;
  readonly campaigns: readonly {
    readonly state: CampaignState;
    readonly reasonCode: string | null;
    readonly isWaiting: boolean;
  }[];
  readonly hasChannels: boolean;
  /** Dead campaign and sending jobs. */
  readonly deadJobs: number;
}

/** The checks before every automated message, and their states. */
export function safetyChecksOf({ rules, isBudgetSpent, campaigns, hasChannels, deadJobs }: Looked) {
  const stoppedBy = (code: string) => campaigns.some((one) => one.state === 'stopped' && one.reasonCode === code);
  const isWaiting = campaigns.some((one) => one.state === 'canary' && one.isWaiting);
  return {
    sending: rules.L2 ? 'passing' : 'off',
    budget: isBudgetSpent ? 'failing' : 'passing',
    complaints: stoppedBy('complaints') ? 'failing' : 'passing',
    unsubscribes: stoppedBy('unsubscribes') ? 'failing' : 'passing',
    canary: stoppedBy('canary_drop') ? 'failing' : isWaiting ? 'waiting' : 'passing',
    channels: hasChannels ? 'passing' : 'failing',
    jobs: deadJobs === 0 ? 'passing' : 'failing',
  } as const satisfies Record<string, CheckState>;
}

export function operationStatus(state: CampaignState, isWaiting: boolean): 'queued' | 'running' | 'waiting' | 'paused' {
  if (state === 'paused') return 'paused';
  if (state === 'scheduled') return 'queued';
  return isWaiting ? 'waiting' : 'running';
}

/** The number of events among these messages at which the guardrails stop, by evidence that holds after every message. */
export const eventsToStop = (
  messages: number,
  { stop_complaints, stop_unsub }: Pick<GuardrailSettings, 'stop_complaints' | 'stop_unsub'>,
) => ({
  complaintsToStop: fewestSurelyAbove(messages, stop_complaints),
  unsubscribesToStop: fewestSurelyAbove(messages, stop_unsub),
});
