import { byChannel, type Channel } from '@concordia/domain';

export const reachedOn = (...channels: readonly Channel[]): Record<Channel, boolean> =>
  byChannel((channel) => channels.includes(channel));

/** Channels without a count get 0. */
export const countedOn = (counts: Readonly<Partial<Record<Channel, number>>>): Record<Channel, number> =>
  byChannel((channel) => counts[channel] ?? 0);
