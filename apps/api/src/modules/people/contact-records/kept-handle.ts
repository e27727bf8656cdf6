import { type Channel, normalizeHandle } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';

/** Normalizes a handle. One that the channel's rules do not recognize is only lowercased. */
export const keptHandle = (channel: Channel, written: string): string =>
  normalizeHandle(channel, written, readPhone) ?? written.replaceAll('\0', '').trim().toLowerCase();
