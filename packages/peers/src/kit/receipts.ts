import { hasWord } from './control-words.js';
import type { Delays } from './peer.js';

/** Realistic delays of people and networks. */
export const HUMAN_DELAYS: Delays = { sent: 200, delivered: 1_200, read: 4_000, reply: 6_000 };

export type Receipt = 'sent' | 'delivered' | 'read' | 'failed';

export interface PlannedReceipt {
  readonly receipt: Receipt;
  /** When it occurs, in ms after sending. */
  readonly happensAfter: number;
  /** When it is reported, in ms after sending. */
  readonly toldAfter: number;
  readonly times: number;
}

/**
 * Plans the receipts of an accepted message; control words in its text change their order and number.
 *
 * @param known the receipts that the provider reports, in natural order.
 */
export function planReceipts(text: string, delays: Delays, known: readonly Receipt[]): readonly PlannedReceipt[] {
  if (hasWord(text, '#silent')) return [];
  const after = { sent: delays.sent, delivered: delays.delivered, failed: delays.delivered, read: delays.read };
  const wanted: ReadonlySet<Receipt> = new Set(
    hasWord(text, '#bounce') ? ['sent', 'failed'] : ['sent', 'delivered', 'read'],
  );
  const natural = known.filter((receipt) => wanted.has(receipt));
  const told = hasWord(text, '#backwards') ? natural.toReversed() : natural;
  return told.map((receipt, index) => ({
    receipt,
    happensAfter: after[receipt],
    toldAfter: after[natural[index] ?? receipt],
    times: hasWord(text, '#twice') ? 2 : 1,
  }));
}
