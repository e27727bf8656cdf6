import { hasWord } from './control-words.js';
import type { Delays } from './peer.js';

/** How long people and networks take. */
export const HUMAN_DELAYS: Delays = { sent: 200, delivered: 1_200, read: 4_000, reply: 6_000 };

export type Receipt = 'sent' | 'delivered' | 'read' | 'failed';

export interface PlannedReceipt {
  readonly receipt: Receipt;
  /** When it happened, in ms after the sending. */
  readonly happensAfter: number;
  /** When it is told, in ms after the sending. */
  readonly toldAfter: number;
  /** How often it is told. */
  readonly times: number;
}

/**
 * The receipts of a message that was taken, in the order and as often as its text asks for.
 *
 * @param known what the provider reports at all, in its natural order.
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
