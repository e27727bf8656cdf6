import type { Deal } from '@concordia/api-client';

const LAST = '9999';

/** Linked deals first, then open ones by the day they are expected, then closed ones, the latest first. */
export function inOrder(deals: readonly Deal[], conversationId: string | undefined): Deal[] {
  const isLinked = ({ conversationIds }: Deal) =>
    conversationId !== undefined && conversationIds.includes(conversationId);
  const rankOf = (deal: Deal) => (isLinked(deal) ? 0 : deal.state === 'open' ? 1 : 2);
  return deals.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (one.expectedOn ?? LAST).localeCompare(other.expectedOn ?? LAST) ||
      (other.closedAt ?? '').localeCompare(one.closedAt ?? '') ||
      one.id.localeCompare(other.id),
  );
}
