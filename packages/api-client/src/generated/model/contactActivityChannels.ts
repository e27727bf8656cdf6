/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChannelActivity } from './channelActivity';

/**
 * Messages by channel.
 */
export type ContactActivityChannels = {
  email: ChannelActivity;
  whatsapp: ChannelActivity;
  linkedin: ChannelActivity;
  sms: ChannelActivity;
  telegram: ChannelActivity;
  instagram: ChannelActivity;
  messenger: ChannelActivity;
  twitter: ChannelActivity;
};
