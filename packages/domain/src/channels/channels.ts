/** The eight channels, in the order in which every list, filter and table shows them. */
export const CHANNELS = [
  'email',
  'whatsapp',
  'linkedin',
  'sms',
  'telegram',
  'instagram',
  'messenger',
  'twitter',
] as const;

export type Channel = (typeof CHANNELS)[number];

/** What the screens call a channel (specification, section 1). */
export const CHANNEL_NAMES = {
  email: 'Gmail',
  whatsapp: 'WhatsApp Business',
  linkedin: 'LinkedIn',
  sms: 'SMS (Twilio)',
  telegram: 'Telegram',
  instagram: 'Instagram',
  messenger: 'FB Messenger',
  twitter: 'Twitter/X',
} as const satisfies Record<Channel, string>;

const KNOWN: ReadonlySet<string> = new Set(CHANNELS);

/** Whether an arbitrary string, say from a path or a file, names one of the eight channels. */
export function isChannel(value: string): value is Channel {
  return KNOWN.has(value);
}

/**
 * A record with one entry per channel, in display order, so that no channel can be forgotten.
 *
 * @param valueOf called once per channel.
 */
export function byChannel<T>(valueOf: (channel: Channel) => T): Record<Channel, T> {
  return {
    email: valueOf('email'),
    whatsapp: valueOf('whatsapp'),
    linkedin: valueOf('linkedin'),
    sms: valueOf('sms'),
    telegram: valueOf('telegram'),
    instagram: valueOf('instagram'),
    messenger: valueOf('messenger'),
    twitter: valueOf('twitter'),
  };
}
