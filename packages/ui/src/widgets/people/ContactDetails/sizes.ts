/** The room of the charts of activity, which come in their own chunk. */
export const ACTIVITY_ROOM = { rem: 45, narrowRem: 48.5 } as const;
