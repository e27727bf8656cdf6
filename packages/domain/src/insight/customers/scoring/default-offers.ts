/** The share of revenue that is assumed to stay after the cost of what is sold, until somebody states it. */
export const DEFAULT_MARGIN = 0.4;

/** Default offers of a workspace, to be adapted. Values are in its own currency. */
export const DEFAULT_SAVE_OFFERS = [
  { name: 'A call from the person who looks after them', value: 20, windowDays: 30 },
  { name: '10 % off the next order', value: 50, windowDays: 30 },
  { name: 'A month without charge', value: 100, windowDays: 45 },
] as const;

/** The id of a default offer in a workspace: stable before anything is stored. @param place from 0. */
export const defaultOfferId = (workspaceId: string, place: number): string =>
  `${workspaceId.slice(0, -2)}f${(place + 1).toString(16)}`;
