import { isUuid } from '@concordia/domain';

/** By which the guardrails know a round of a campaign: what a person lets go on after it did harm is counted anew. */
export const automationIdOf = ({ id, round }: { readonly id: string; readonly round: number }): string =>
  round === 1 ? `campaign:${id}` : `campaign:${id}:${round}`;

/** Those of all rounds so far. */
export const automationIdsOf = ({ id, round }: { readonly id: string; readonly round: number }): string[] =>
  Array.from({ length: round }, (_, before) => automationIdOf({ id, round: before + 1 }));

/** The campaign that an automation is a round of; `null` for every other automation. */
export function campaignIdOf(automationId: string): string | null {
  const [kind, id] = automationId.split(':');
  return kind === 'campaign' && id !== undefined && isUuid(id) ? id : null;
}
