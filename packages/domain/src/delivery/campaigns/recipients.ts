import type { Arm } from '../experiments/arm.js';
import type { Goal } from './goals.js';

export const RECIPIENT_STATES = ['waiting', 'queued', 'sent', 'failed', 'skipped'] as const;

export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** Times of a recipient's responses, ms since the epoch; `null` if none yet. */
export interface RecipientResponses {
  readonly openedAt: number | null;
  readonly clickedAt: number | null;
  readonly repliedAt: number | null;
  readonly unsubscribedAt: number | null;
  readonly complainedAt: number | null;
}

/** Results of a variant. Successes are recipients who met the goal and neither complained nor unsubscribed. */
export interface VariantFigures extends Arm {
  readonly complaints: number;
  readonly unsubscribes: number;
}

export const NO_FIGURES: VariantFigures = { trials: 0, successes: 0, complaints: 0, unsubscribes: 0 };

/** The response that counts as success, by goal. */
export const GOAL_RESPONSES = { reply: 'repliedAt', open: 'openedAt', click: 'clickedAt' } as const satisfies Record<
  Goal,
  keyof RecipientResponses
>;

export const isSuccess = (responses: RecipientResponses, goal: Goal): boolean =>
  responses[GOAL_RESPONSES[goal]] !== null && responses.complainedAt === null && responses.unsubscribedAt === null;

/** Recipients by state; they add up to the audience. */
export type Progress = Readonly<Record<RecipientState | 'audience', number>>;

export const NO_PROGRESS: Progress = { audience: 0, waiting: 0, queued: 0, sent: 0, failed: 0, skipped: 0 };

/** The processed fraction of the audience, from 0 to 1. */
export const partDone = ({ audience, waiting, queued }: Progress): number =>
  audience === 0 ? 0 : (audience - waiting - queued) / audience;
