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
 * A message to many recipients, in variants, with its progress.
 */
export interface Campaign {
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** What counts as a success: a reply, an open or a click within `answerHours`. */
  goal: CampaignGoal;
  audience: Audience;
  /**
     * Channels in order of preference. Each recipient is messaged on the first one that is open for them.
     * @minItems 1
     * @maxItems 8
     */
  channels: Channel[];
  variants: Variant[];
  schedule: CampaignSchedule;
  canary: CanaryPlan;
  /**
     * How long responses to a message count, in hours.
     * @minimum 1
     * @maximum 720
     */
  answerHours: number;
  /** A UUID. */
  id: string;
  /** `canary`: the first recipients are being messaged, or their responses are awaited. `running`: sending to the rest. */
  state: CampaignState;
  /** When it entered this state. */
  since: string;
  /** Why it is paused or stopped. */
  reason: CampaignReason | null;
  /** Whether it can be resumed manually. */
  canResume: boolean;
  /** Deadline for undoing the start. Nothing is sent before it. */
  undoUntil: string | null;
  /** When it continues automatically, if it waits for a set time. */
  waitsUntil: string | null;
  /**
     * Number of recipients in the canary; 0 before it starts.
     * @minimum 0
     * @maximum 9007199254740991
     */
  canarySize: number;
  /** When the last canary message was sent. */
  canaryFilledAt: string | null;
  progress: CampaignProgress;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  /** When its first message entered the outbox. */
  startedAt: string | null;
  finishedAt: string | null;
}
