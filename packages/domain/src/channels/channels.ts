import type { ChannelProfile } from './profile.js';
import { email } from './profiles/email.js';
import { instagram } from './profiles/instagram.js';
import { linkedin } from './profiles/linkedin.js';
import { messenger } from './profiles/messenger.js';
import { sms } from './profiles/sms.js';
import { telegram } from './profiles/telegram.js';
import { twitter } from './profiles/twitter.js';
import { whatsapp } from './profiles/whatsapp.js';

export type { ChannelProfile };

/** The channels, in the display order of every list, filter and table. All channel properties derive from here. */
export const CHANNEL_PROFILES = {
  email,
  whatsapp,
  linkedin,
  sms,
  telegram,
  instagram,
  messenger,
  twitter,
} as const satisfies Readonly<Record<string, ChannelProfile>>;

export type Channel = keyof typeof CHANNEL_PROFILES;

export function isChannel(value: string): value is Channel {
  return Object.hasOwn(CHANNEL_PROFILES, value);
}

export const CHANNELS: readonly Channel[] = Object.keys(CHANNEL_PROFILES).filter(isChannel);

/**
 * Builds a record with one entry per channel, in display order, so that no channel can be forgotten.
 *
 * @param valueOf called once per channel.
 */
export function byChannel<T>(valueOf: (channel: Channel) => T): Record<Channel, T>;
export function byChannel(valueOf: (channel: Channel) => unknown): Record<string, unknown> {
  return Object.fromEntries(CHANNELS.map((channel) => [channel, valueOf(channel)]));
}

export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = byChannel((channel) => CHANNEL_PROFILES[channel].name);
