import { byChannel, type Channel } from '@concordia/domain';

/** On which channels somebody can be reached. */
export const reachedOn = (...channels: readonly Channel[]): Record<Channel, boolean> =>
  byChannel((channel) => channels.includes(channel));

/** How many there are on each channel; none where nothing is said. */
export const countedOn = (counts: Readonly<Partial<Record<Channel, number>>>): Record<Channel, number> =>
  byChannel((channel) => counts[channel] ?? 0);
