import type { Channel } from '@concordia/domain';

export const channelAnalyticsHref = (channel: Channel) => `/analytics?tab=analytics&channel=${channel}`;

export const contactHref = (contactId: string) => `/contacts?contact=${encodeURIComponent(contactId)}`;

export const messageHref = (messageId: string) => `/?message=${encodeURIComponent(messageId)}`;

export const campaignHref = (campaignId: string) =>
  `/analytics?tab=marketing&campaign=${encodeURIComponent(campaignId)}`;

export const conversationHref = (conversationId: string) => `/?conversation=${encodeURIComponent(conversationId)}`;

/** A conversation at the message that a search found in it. */
export const foundHref = (conversationId: string, messageId: string) =>
  `${conversationHref(conversationId)}&message=${encodeURIComponent(messageId)}`;

export const companyHref = (company: string) => `/companies?name=${encodeURIComponent(company)}`;

export const dealHref = (dealId: string) => `/deals?deal=${encodeURIComponent(dealId)}`;
