/** The estimate from one event to the next. */
export interface SurvivalStep {
  /** Time since the start, in the chart's unit. */
  at: number;
  /** The share that remains, 0 to 1, and its confidence limits. */
  share: number;
  low: number;
  high: number;
}

/** A group of contacts, such as a segment. */
export interface SurvivalGroup {
  name: string;
  /** By `at`, ascending. Before the first step the share is 1. */
  steps: readonly SurvivalStep[];
}

const beginning: SurvivalStep = { at: 0, share: 1, low: 1, high: 1 };

/** The estimate at a time: that of the last step before it. */
export const estimateAt = ({ steps }: SurvivalGroup, at: number): SurvivalStep =>
  steps.findLast((step) => step.at <= at) ?? beginning;

/** The time when at most half are left (the Kaplan–Meier median); `null` if more than half are left at the end. */
export const medianOf = ({ steps }: SurvivalGroup): number | null =>
  steps.find(({ share }) => share <= 0.5)?.at ?? null;

/** The steps up to a time, with one at the beginning and one at the end, for drawing. */
export function drawnSteps(group: SurvivalGroup, until: number): SurvivalStep[] {
  const within = group.steps.filter(({ at }) => at > 0 && at <= until);
  return [{ ...estimateAt(group, 0), at: 0 }, ...within, { ...estimateAt(group, until), at: until }];
}
