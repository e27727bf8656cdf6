import { keepChoice, keptChoice } from '../../app/preference';

const completedPreference = { key: 'concordia_completed', choices: ['collapsed', 'shown'] } as const;

/** Whether the column Completed is expanded. */
export const isCompletedShown = (): boolean => keptChoice(completedPreference) === 'shown';

export const keepCompletedShown = (isShown: boolean): void =>
  keepChoice(completedPreference, isShown ? 'shown' : 'collapsed');
