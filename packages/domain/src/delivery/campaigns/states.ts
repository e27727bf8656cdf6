/** `done` and `stopped` by a person are final. */
export const CAMPAIGN_STATES = ['draft', 'scheduled', 'canary', 'running', 'paused', 'stopped', 'done'] as const;

export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** The states in which the program continues automatically. */
export const ACTIVE_STATES = ['scheduled', 'canary', 'running'] as const satisfies readonly CampaignState[];

export const isActive = (state: CampaignState): boolean =>
  state === 'scheduled' || state === 'canary' || state === 'running';

export const REASON_CODES = [
  /** By the guardrails' exact binomial tail. */
  'complaints',
  'unsubscribes',
  /** The canary did certainly worse than the baseline. */
  'canary_drop',
  /** The canary's figures are inconclusive, and the user chose to be asked. */
  'canary_unclear',
  /** Automations may not send. */
  'sending_off',
  'person',
] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

/** Found by the guardrails or the canary: only a person can resume, starting with a new canary. */
export const isHarm = (code: ReasonCode): boolean =>
  code === 'complaints' || code === 'unsubscribes' || code === 'canary_drop';

/** A person can resume a paused campaign, and one stopped by the program, but not one stopped by a person. */
export const canResume = (state: CampaignState, stoppedBy: 'program' | 'person' | null): boolean =>
  state === 'paused' || (state === 'stopped' && stoppedBy === 'program');

/** Ended or never started, so that it can be deleted. */
export const isAtRest = (state: CampaignState): boolean => state === 'draft' || state === 'stopped' || state === 'done';

const ORDER: readonly CampaignState[] = ['running', 'canary', 'scheduled', 'paused', 'stopped', 'done', 'draft'];

/** The most relevant campaign: by activity, then by latest change; `null` if there is none. */
export function mostActive<One extends { readonly state: CampaignState; readonly since: number; readonly id: string }>(
  campaigns: readonly One[],
): One | null {
  const [first] = campaigns.toSorted(
    (one, another) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(another.state) ||
      another.since - one.since ||
      (one.id < another.id ? 1 : -1),
  );
  return first ?? null;
}
