import type { FirstSteps } from '@concordia/api-client';

export type Step = FirstSteps['steps'][number];
export type StepName = Step['step'];

export const doneCount = ({ steps }: FirstSteps): number => steps.filter(({ doneAt }) => doneAt !== null).length;

export const isAllDone = (firstSteps: FirstSteps): boolean => doneCount(firstSteps) === firstSteps.steps.length;

/** Whether the checklist belongs on the screen. Unknown counts as no, so that it never replaces anything. */
export const isShown = (firstSteps: FirstSteps | undefined): boolean =>
  firstSteps !== undefined && !firstSteps.isPutAway && !isAllDone(firstSteps);
