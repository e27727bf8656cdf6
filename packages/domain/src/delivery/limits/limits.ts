import type { Channel } from '../../channels/channels.js';
import { countGraphemes } from '../../shared/text/graphemes.js';
import { SMS_LONGEST, type SmsEncoding, smsLength } from './sms.js';

/** What a channel lets one message be. */
export interface ChannelLimits {
  /** The longest text, in the channel's own units: see {@link measureMessage}. */
  readonly maxLength: number;
  /** Whether a message has a subject. */
  readonly hasSubject: boolean;
  /** For how long after their last message we may write freely, in ms; `null` where there is no such window. */
  readonly windowMs: number | null;
  /** Whether we may write first. Some networks let only the other side begin. */
  readonly canStart: boolean;
}

const DAY_WINDOW = 24 * 60 * 60_000;

/** The rules of the eight channels. E-mail has no limit that a person would reach; ours keeps a paste from filling the disk. */
export const CHANNEL_LIMITS = {
  email: { maxLength: 100_000, hasSubject: true, windowMs: null, canStart: true },
  whatsapp: { maxLength: 4_096, hasSubject: false, windowMs: DAY_WINDOW, canStart: true },
  linkedin: { maxLength: 8_000, hasSubject: false, windowMs: null, canStart: true },
  sms: { maxLength: SMS_LONGEST, hasSubject: false, windowMs: null, canStart: true },
  telegram: { maxLength: 4_096, hasSubject: false, windowMs: null, canStart: false },
  instagram: { maxLength: 1_000, hasSubject: false, windowMs: DAY_WINDOW, canStart: false },
  messenger: { maxLength: 2_000, hasSubject: false, windowMs: DAY_WINDOW, canStart: false },
  twitter: { maxLength: 10_000, hasSubject: false, windowMs: null, canStart: true },
} as const satisfies Record<Channel, ChannelLimits>;

/** What a meter beside a text field shows. */
export interface MessageMeter {
  /**
   * In the channel's own units: SMS counts septets or UTF-16 units, Instagram bytes of UTF-8 (Meta's "Send a Message"), the others UTF-16
   * units, as their servers do.
   */
  readonly length: number;
  readonly maxLength: number;
  /** Negative when the text is too long. */
  readonly left: number;
  readonly fits: boolean;
  /** What people call characters; an emoji is one. */
  readonly characters: number;
  /** Only on SMS. */
  readonly sms: { readonly encoding: SmsEncoding; readonly segments: number; readonly leftInSegment: number } | null;
}

/** The largest file of a message that is kept, in bytes. */
export const LARGEST_KEPT_FILE = 25 * 1_048_576;

const utf8 = new TextEncoder();

const lengthOf = (channel: Channel, text: string): number =>
  channel === 'instagram' ? utf8.encode(text).byteLength : text.length;

/** Measures a message against its channel's limits; made to be called at every keystroke. */
export function measureMessage(channel: Channel, text: string): MessageMeter {
  const { maxLength } = CHANNEL_LIMITS[channel];
  const sms = channel === 'sms' ? smsLength(text) : null;
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
