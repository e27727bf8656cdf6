import { byChannel, CHANNEL_PROFILES, type Channel } from '../../channels/channels.js';
import type { ChannelLimits } from '../../channels/profile.js';
import { countGraphemes } from '../../shared/text/graphemes.js';
import { type SmsEncoding, smsLength } from './sms.js';
import { type TextRoute, type TextUnit, textRuleOf } from './text-rules.js';

export type { ChannelLimits };

export const CHANNEL_LIMITS: Readonly<Record<Channel, ChannelLimits>> = byChannel(
  (channel) => CHANNEL_PROFILES[channel].limits,
);

/** The length display beside a text field. */
export interface MessageMeter {
  /** In the units of the limit: Instagram counts UTF-8 bytes (Meta's "Send a Message"), posts on X weighted characters, the others UTF-16 units. */
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

/** Weighs a post on X: `postWeight`, which is loaded where it is needed. */
export type WeighPost = (text: string) => number;

/** Twilio counts the characters of a whole SMS, whatever its encoding; segments count units. */
const LENGTHS: Readonly<Record<TextUnit, (text: string, weigh: WeighPost) => number>> = {
  utf16: (text) => text.length,
  utf8: (text) => utf8.encode(text).byteLength,
  sms: (text) => text.length,
  post: (text, weigh) => weigh(text),
};

/** Measures a private message against its channel's limits; fast enough for every keystroke. */
export const measureMessage = (channel: Channel, text: string): MessageMeter =>
  measureText({ channel }, text, (post) => post.length);

/** Measures a text against the limits of its route. @param weigh for posts on X; others never call it. */
export function measureText(route: TextRoute, text: string, weigh: WeighPost): MessageMeter {
  const { maxLength, counts } = textRuleOf(route);
  const sms = counts === 'sms' ? smsLength(text) : null;
  const length = LENGTHS[counts](text, weigh);
  return {
    length,
    maxLength,
    left: maxLength - length,
    fits: length <= maxLength,
    characters: countGraphemes(text),
    sms: sms && { encoding: sms.encoding, segments: sms.segments, leftInSegment: sms.left },
  };
}
