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

/*
 * What the screens say and show of each channel; all else derives it from here. Plain objects, so that a page that shows marks alone ships no
 * guides.
 */

/** How each channel looks. */
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

/** What the setup says of each, in the order of the setup (specification, section 2), which is not that of lists and filters. */
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
