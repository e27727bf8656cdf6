export const GOALS = ['reply', 'open', 'click'] as const;

export type Goal = (typeof GOALS)[number];
