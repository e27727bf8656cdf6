/** Failed results of a sign-in at the provider (`/setup?channel=twitter&outcome=…`). Success needs no message: the badge shows it. */
export const OUTCOMES = ['denied', 'expired', 'failed', 'not_configured', 'other_mailbox'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** @param text from the URL. @returns `null` for anything else. */
export const outcomeOf = (text: string | null): Outcome | null => OUTCOMES.find((one) => one === text) ?? null;
