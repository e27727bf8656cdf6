/* The room of charts that come in their own chunk. */

export const WEEKLY_ROOM = { rem: 43, narrowRem: 45 } as const;
export const REACHED_ROOM = { rem: 15.5, narrowRem: 19 } as const;
