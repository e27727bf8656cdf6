import type { Channel } from './channels.js';
import { telegramReactions } from './profiles/telegram-reactions.js';
import { PROVIDER_PROFILES, type Provider, providersOf } from './providers.js';

/** The longest emoji, families of four with tones, have 19 code points. */
const LONGEST = 40;

const LISTED: Readonly<Partial<Record<Provider, readonly string[]>>> = { telegram: telegramReactions };

/** The emoji that we may react with; `null` if the channel takes none. @param provider `null` for the channel's default. */
export function reactionsOf(channel: Channel, provider: Provider | null = null): 'any' | readonly string[] | null {
  const asked = provider ?? providersOf(channel)[0];
  if (asked === undefined) return null;
  const { reactions = null } = PROVIDER_PROFILES[asked];
  return reactions === 'listed' ? (LISTED[asked] ?? null) : reactions;
}

/** Two spellings of one emoji differ in the selector that asks for its colors. */
export const plainEmoji = (emoji: string): string => emoji.replaceAll('\uFE0F', '');

/** Whether a text is one emoji: a pictograph, a flag or a key, with what belongs to it. */
export function isEmoji(text: string): boolean {
  if (text.length > LONGEST || [...new Intl.Segmenter().segment(text)].length !== 1) return false;
  return /\p{Extended_Pictographic}|^\p{Regional_Indicator}{2}$|^[#*\d]\uFE0F?\u20E3$/u.test(text);
}

/** An emoji as the provider spells it; `null` if we may not react with it. */
export function spelledReaction(channel: Channel, provider: Provider | null, emoji: string): string | null {
  const offered = reactionsOf(channel, provider);
  if (offered === null || offered === 'any') return offered === 'any' && isEmoji(emoji) ? emoji : null;
  return offered.find((one) => plainEmoji(one) === plainEmoji(emoji)) ?? null;
}
