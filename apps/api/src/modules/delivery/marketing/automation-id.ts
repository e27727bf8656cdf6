import { isUuid } from '@concordia/domain';

/** The guardrails' name for a round of a campaign. A round resumed after harm is counted from zero. */
export const automationIdOf = ({ id, round }: { readonly id: string; readonly round: number }): string =>
  round === 1 ? `campaign:${id}` : `campaign:${id}:${round}`;

export const automationIdsOf = ({ id, round }: { readonly id: string; readonly round: number }): string[] =>
  Array.from({ length: round }, (_, before) => automationIdOf({ id, round: before + 1 }));

/** The campaign of an automation; `null` if it is not a campaign's. */
export function campaignIdOf(automationId: string): string | null {
  const [kind, id] = automationId.split(':');
  return kind === 'campaign' && id !== undefined && isUuid(id) ? id : null;
}
