import type { Arm } from '../experiments/arm.js';
import type { Goal } from './goals.js';

/** Where a recipient of a campaign is. */
export const RECIPIENT_STATES = ['waiting', 'queued', 'sent', 'failed', 'skipped'] as const;

export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** What a reader did, ms since the epoch; `null` for what they did not, or not yet. */
export interface RecipientResponses {
  readonly openedAt: number | null;
  readonly clickedAt: number | null;
  readonly repliedAt: number | null;
  readonly unsubscribedAt: number | null;
  readonly complainedAt: number | null;
}

/** What a variant has brought. Successes are readers who did what the campaign is for, and neither complained nor left. */
export interface VariantFigures extends Arm {
  readonly complaints: number;
  readonly unsubscribes: number;
}

export const NO_FIGURES: VariantFigures = { trials: 0, successes: 0, complaints: 0, unsubscribes: 0 };

/** By what a success is known. */
export const GOAL_RESPONSES = { reply: 'repliedAt', open: 'openedAt', click: 'clickedAt' } as const satisfies Record<
  Goal,
  keyof RecipientResponses
>;

/** Whether a reader counts as a success. */
export const isSuccess = (responses: RecipientResponses, goal: Goal): boolean =>
  responses[GOAL_RESPONSES[goal]] !== null && responses.complainedAt === null && responses.unsubscribedAt === null;

/** How many recipients are where; they add up to the audience. */
export type Progress = Readonly<Record<RecipientState | 'audience', number>>;

export const NO_PROGRESS: Progress = { audience: 0, waiting: 0, queued: 0, sent: 0, failed: 0, skipped: 0 };

/** So much of its audience a campaign has gone through, from 0 to 1. */
export const partDone = ({ audience, waiting, queued }: Progress): number =>
  audience === 0 ? 0 : (audience - waiting - queued) / audience;
