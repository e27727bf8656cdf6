import type { Message } from '@concordia/api-client';

export interface HistoryCounts {
  /** The server's count; `null` if it gave none and not all messages are loaded. */
  readonly total: number | null;
  readonly received: number;
  readonly sent: number;
  /** Messages the received and sent counts cover, newest first. Equals `total` if all are loaded. */
  readonly countedOver: number;
}

/**
 * Received and sent cover only the loaded messages, so the result says how many those are.
 *
 * @param items the newest messages of the channel.
 * @param total the server's count.
 * @param isWhole whether `items` contains every message.
 */
export function historyCounts(items: readonly Message[], total: number | null, isWhole: boolean): HistoryCounts {
  const sent = items.filter((message) => message.direction === 'outbound').length;
  return {
    total: isWhole ? items.length : total,
    received: items.length - sent,
    sent,
    countedOver: items.length,
  };
}
