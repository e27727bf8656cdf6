/** How far a message of ours has come. Providers tell these out of order; we keep the furthest. */
export const RECEIPTS = ['queued', 'sent', 'delivered', 'read', 'failed'] as const;

export type Receipt = (typeof RECEIPTS)[number];

const order = { queued: 0, failed: 1, sent: 2, delivered: 3, read: 4 } satisfies Record<Receipt, number>;

/**
 * The receipt after another one was heard of.
 *
 * Receipts come late, twice and in any order, and never go backwards: what was read stays read though "delivered" comes afterwards. What was
 * delivered did not fail, whatever a provider says later; what was merely sent may still fail.
 *
 * @param before `null` when nothing was heard of it.
 */
export function furthestReceipt(before: Receipt | null, heard: Receipt): Receipt {
  if (before === null) return heard;
  if (heard === 'failed') return before === 'delivered' || before === 'read' ? before : 'failed';
  return order[heard] > order[before] ? heard : before;
}
