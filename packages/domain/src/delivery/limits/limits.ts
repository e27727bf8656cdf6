import { byChannel, CHANNEL_PROFILES, type Channel } from '../../channels/channels.js';
import type { ChannelLimits } from '../../channels/profile.js';
import { countGraphemes } from '../../shared/text/graphemes.js';
import { type SmsEncoding, smsLength } from './sms.js';

export type { ChannelLimits };

export const CHANNEL_LIMITS: Readonly<Record<Channel, ChannelLimits>> = byChannel(
  (channel) => CHANNEL_PROFILES[channel].limits,
);

/** The length display beside a text field. */
export interface MessageMeter {
  /**
   * In the channel's own units: SMS counts septets or UTF-16 units, Instagram UTF-8 bytes (Meta's "Send a Message"), the others UTF-16 units, as
   * their servers do.
   */
  readonly length: number;
  readonly maxLength: number;
  /** Negative if the text is too long. */
  readonly left: number;
  readonly fits: boolean;
  /** User-perceived characters; an emoji is one. */
  readonly characters: number;
  /** Only on SMS. */
  readonly sms: { readonly encoding: SmsEncoding; readonly segments: number; readonly leftInSegment: number } | null;
}

/** Maximum size of a stored file of a message, in bytes. */
export const LARGEST_KEPT_FILE = 25 * 1_048_576;

const utf8 = new TextEncoder();

const lengthOf = (channel: Channel, text: string): number =>
  CHANNEL_PROFILES[channel].counts === 'utf8' ? utf8.encode(text).byteLength : text.length;

/** Measures a message against its channel's limits; fast enough for every keystroke. */
export function measureMessage(channel: Channel, text: string): MessageMeter {
  const { maxLength } = CHANNEL_LIMITS[channel];
  const sms = CHANNEL_PROFILES[channel].counts === 'sms' ? smsLength(text) : null;
  const length = sms === null ? lengthOf(channel, text) : sms.units;
  return {
    length,
    maxLength,
    left: maxLength - length,
    fits: length <= maxLength,
    characters: countGraphemes(text),
    sms: sms && { encoding: sms.encoding, segments: sms.segments, leftInSegment: sms.left },
  };
}
