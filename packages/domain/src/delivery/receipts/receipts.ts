/** The furthest receipt of a sent message. Providers report receipts out of order. */
export const RECEIPTS = ['queued', 'sent', 'delivered', 'read', 'failed'] as const;

export type Receipt = (typeof RECEIPTS)[number];

const order = { queued: 0, failed: 1, sent: 2, delivered: 3, read: 4 } satisfies Record<Receipt, number>;

/**
 * Combines a receipt with a new one.
 *
 * Receipts arrive late, duplicated and in any order, and never move backwards: a read message stays read even if "delivered" follows. A delivered
 * message did not fail, whatever a provider reports later; a message that was only sent may still fail.
 *
 * @param before `null` if there was no receipt yet.
 */
export function furthestReceipt(before: Receipt | null, heard: Receipt): Receipt {
  if (before === null) return heard;
  if (heard === 'failed') return before === 'delivered' || before === 'read' ? before : 'failed';
  return order[heard] > order[before] ? heard : before;
}
