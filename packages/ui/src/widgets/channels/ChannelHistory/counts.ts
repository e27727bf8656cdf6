import type { Message } from '@concordia/api-client';

export interface HistoryCounts {
  /** All messages of the channel, by the server's count; `null` when it did not say and not all were read. */
  readonly total: number | null;
  readonly received: number;
  readonly sent: number;
  /** How many of the newest messages received and sent were counted over. Equal to `total` when they were all read. */
  readonly countedOver: number;
}

/**
 * The figures of a channel's history. Received and sent can be counted only over what was read, and say so when that is not everything.
 *
 * @param items the newest messages of the channel.
 * @param total the server's count.
 * @param isWhole whether `items` is everything.
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
