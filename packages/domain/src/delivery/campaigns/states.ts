/** Where a campaign is. `done` and a stop by a person are its ends. */
export const CAMPAIGN_STATES = ['draft', 'scheduled', 'canary', 'running', 'paused', 'stopped', 'done'] as const;

export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** The states in which the program goes on by itself. */
export const ACTIVE_STATES = ['scheduled', 'canary', 'running'] as const satisfies readonly CampaignState[];

export const isActive = (state: CampaignState): boolean =>
  state === 'scheduled' || state === 'canary' || state === 'running';

/** Why a campaign was paused or stopped. */
export const REASON_CODES = [
  /** By the exact tail of the guardrails. */
  'complaints',
  'unsubscribes',
  /** The canary did surely worse than what went before. */
  'canary_drop',
  /** The canary's figures allow no judgement, and somebody wanted to be asked. */
  'canary_unclear',
  /** Automations may not send. */
  'sending_off',
  /** Somebody did it. */
  'person',
] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

/** What the guardrails or the canary found: going on takes a person, and begins with a canary again. */
export const isHarm = (code: ReasonCode): boolean =>
  code === 'complaints' || code === 'unsubscribes' || code === 'canary_drop';

/** A person can let go on what is paused, and what the program stopped; what a person stopped is over. */
export const canResume = (state: CampaignState, stoppedBy: 'program' | 'person' | null): boolean =>
  state === 'paused' || (state === 'stopped' && stoppedBy === 'program');

/** Whether it has ended, or never began, so that it can be removed. */
export const isAtRest = (state: CampaignState): boolean => state === 'draft' || state === 'stopped' || state === 'done';

/** The most active first. */
const ORDER: readonly CampaignState[] = ['running', 'canary', 'scheduled', 'paused', 'stopped', 'done', 'draft'];

/** The campaign that somebody would look at first: what runs before what rests, the latest change first; `null` of none. */
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
