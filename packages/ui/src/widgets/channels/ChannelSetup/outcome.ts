/** How a person came back from X (`/setup?channel=twitter&outcome=…`), when it did not connect. What connected needs no words: the badge says so. */
export const OUTCOMES = ['denied', 'expired', 'failed', 'not_configured'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** @param text as it stands in the address. @returns `null` for anything else. */
export const outcomeOf = (text: string | null): Outcome | null => OUTCOMES.find((one) => one === text) ?? null;
