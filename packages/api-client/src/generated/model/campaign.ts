/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Audience } from './audience';
import type { CampaignGoal } from './campaignGoal';
import type { CampaignProgress } from './campaignProgress';
import type { CampaignReason } from './campaignReason';
import type { CampaignSchedule } from './campaignSchedule';
import type { CampaignState } from './campaignState';
import type { CanaryPlan } from './canaryPlan';
import type { Channel } from './channel';
import type { Variant } from './variant';

/**
 * One message to many, in variants, and how far it is.
 */
export interface Campaign {
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** What counts as a success: an answer, an opening or a click within `answerHours`. */
  goal: CampaignGoal;
  audience: Audience;
  /**
     * Each recipient is written to on the first of these that is open for them.
     * @minItems 1
     * @maxItems 8
     */
  channels: Channel[];
  variants: Variant[];
  schedule: CampaignSchedule;
  canary: CanaryPlan;
  /**
     * For how long after a message what its reader does counts, in hours.
     * @minimum 1
     * @maximum 720
     */
  answerHours: number;
  /** A UUID. */
  id: string;
  /** `canary`: the first few are written to, or their answers are waited for. `running`: the rest. */
  state: CampaignState;
  /** Since when it is in this state. */
  since: string;
  /** Why it is paused or stopped. */
  reason: CampaignReason | null;
  /** Whether a person can let it go on. */
  canResume: boolean;
  /** Until when starting it can be undone; nothing leaves before. */
  undoUntil: string | null;
  /** When it goes on by itself, if it waits for a time. */
  waitsUntil: string | null;
  /**
     * How many are in the canary; 0 before it began.
     * @minimum 0
     * @maximum 9007199254740991
     */
  canarySize: number;
  /** When the last of the canary left. */
  canaryFilledAt: string | null;
  progress: CampaignProgress;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  /** When its first message was put into the outbox. */
  startedAt: string | null;
  finishedAt: string | null;
}
