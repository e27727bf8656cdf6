/** By which the guardrails know a round of a campaign: what a person lets go on after it did harm is counted anew. */
export const automationIdOf = ({ id, round }: { readonly id: string; readonly round: number }): string =>
  round === 1 ? `campaign:${id}` : `campaign:${id}:${round}`;

/** Those of all rounds so far. */
export const automationIdsOf = ({ id, round }: { readonly id: string; readonly round: number }): string[] =>
  Array.from({ length: round }, (_, before) => automationIdOf({ id, round: before + 1 }));
