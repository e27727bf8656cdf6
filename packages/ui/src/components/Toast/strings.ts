/** Words that toasts themselves say. */
export const toastStrings = { region: 'Messages about what was done', dismiss: 'Dismiss' } as const;
