import { fewestThatStop } from '../guardrails/stop-rule.js';
import type { GuardrailSettings } from '../guardrails/verdict.js';
import type { CampaignState } from './states.js';

/** How many campaigns may begin within an hour: whoever starts more at once has made a mistake, or is not who they say. */
export const MOST_CAMPAIGNS_PER_HOUR = 6;

/** What automations may do at night. */
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
    /** Why it was stopped. */
    readonly reasonCode: string | null;
    readonly isWaiting: boolean;
  }[];
  readonly hasChannels: boolean;
  /** How many jobs of campaigns and of sending were given up. */
  readonly deadJobs: number;
}

/** What is looked at before every message of an automation, and how it stands. */
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

/** What a campaign that is open looks like as work that is under way. */
export function operationStatus(state: CampaignState, isWaiting: boolean): 'queued' | 'running' | 'waiting' | 'paused' {
  if (state === 'paused') return 'paused';
  if (state === 'scheduled') return 'queued';
  return isWaiting ? 'waiting' : 'running';
}

/** With how many events of so many messages the guardrails stop, by the exact binomial tail. */
export const eventsToStop = (
  messages: number,
  { stop_complaints, stop_unsub }: Pick<GuardrailSettings, 'stop_complaints' | 'stop_unsub'>,
) => ({
  complaintsToStop: fewestThatStop(messages, stop_complaints),
  unsubscribesToStop: fewestThatStop(messages, stop_unsub),
});
