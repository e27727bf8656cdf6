/** Words that dialogs themselves say. */
export const dialogStrings = { close: 'Close' } as const;
