import { type Channel, normaliseHandle } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';

/** The form in which we keep a handle; what the channel's own rules do not know is kept as it came, in lower case. */
export const keptHandle = (channel: Channel, written: string): string =>
  normaliseHandle(channel, written, readPhone) ?? written.replaceAll('\0', '').trim().toLowerCase();
