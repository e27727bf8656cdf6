import type { Channel } from '@concordia/domain';

/** Where the figures of a channel are. */
export const channelAnalyticsHref = (channel: Channel) => `/analytics?tab=analytics&channel=${channel}`;

/** Where a contact is shown. */
export const contactHref = (contactId: string) => `/contacts?contact=${encodeURIComponent(contactId)}`;

/** Where a message is open. */
export const messageHref = (messageId: string) => `/?message=${encodeURIComponent(messageId)}`;

/** Where a campaign is shown. */
export const campaignHref = (campaignId: string) =>
  `/analytics?tab=marketing&campaign=${encodeURIComponent(campaignId)}`;
