import type { Channel, ProviderOf } from '@concordia/domain';
import type { ChannelLook, ChannelSetup } from './channel';
import { emailLook, emailSetup } from './email';
import { instagramLook, instagramSetup } from './instagram';
import { linkedinLook, linkedinSetup } from './linkedin';
import { messengerLook, messengerSetup } from './messenger';
import { smsLook, smsSetup } from './sms';
import { telegramLook, telegramSetup } from './telegram';
import { twitterLook, twitterSetup } from './twitter';
import { whatsappLook, whatsappSetup } from './whatsapp';

/* The single source of each channel's look and setup texts. Plain objects, so that pages that only show icons ship no guides. */

export const CHANNEL_LOOKS = {
  email: emailLook,
  whatsapp: whatsappLook,
  linkedin: linkedinLook,
  sms: smsLook,
  telegram: telegramLook,
  instagram: instagramLook,
  messenger: messengerLook,
  twitter: twitterLook,
} as const satisfies Readonly<Record<Channel, ChannelLook>>;

/** In setup order (specification, section 2), which differs from lists and filters. */
export const CHANNEL_SETUPS = {
  email: emailSetup,
  whatsapp: whatsappSetup,
  sms: smsSetup,
  telegram: telegramSetup,
  linkedin: linkedinSetup,
  instagram: instagramSetup,
  messenger: messengerSetup,
  twitter: twitterSetup,
} satisfies {
  readonly [C in Channel]: ChannelSetup & { readonly providers: Readonly<Record<ProviderOf<C>, unknown>> };
};
