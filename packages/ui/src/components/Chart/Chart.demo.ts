import { CHANNEL_NAMES, CHANNELS, type Channel } from '@concordia/domain';

interface Counted {
  readonly messages: readonly { channel: Channel; direction: 'inbound' | 'outbound'; sentAt: number }[];
}

const day = 24 * 3600 * 1000;
const dayCount = 14;
const firstDay = Date.UTC(2026, 1, 16);

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The two weeks before the stories' fixed "now". */
export const days: readonly string[] = Array.from({ length: dayCount }, (_, index) => dayOf(firstDay + index * day));

/** Chart data counted from the demo world's messages. */
export function countsOf({ messages }: Counted) {
  const countBy = (isCounted: (message: Counted['messages'][number]) => boolean) => messages.filter(isCounted).length;
  const daily = (isCounted: (message: Counted['messages'][number]) => boolean) =>
    days.map((date) => countBy((message) => isCounted(message) && dayOf(message.sentAt) === date));

  /** Largest first. */
  const byChannel = CHANNELS.map((channel) => ({
    channel,
    name: CHANNEL_NAMES[channel],
    received: countBy((message) => message.channel === channel && message.direction === 'inbound'),
    sent: countBy((message) => message.channel === channel && message.direction === 'outbound'),
  })).toSorted((one, other) => other.received - one.received);

  return {
    received: { name: 'Received', values: daily(({ direction }) => direction === 'inbound') },
    sent: { name: 'Sent', values: daily(({ direction }) => direction === 'outbound') },
    byChannel,
    dailyByChannel: byChannel.slice(0, 4).map(({ channel, name }) => ({
      name,
      values: daily((message) => message.channel === channel && message.direction === 'inbound'),
    })),
  };
}
