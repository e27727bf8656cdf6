import { SECOND } from '@concordia/domain';
import type { RateLimits } from '../../port/adapter.js';
import type { MetaObject } from '../envelope.js';

/** All differences between Messenger and Instagram, which otherwise share one protocol. */
export interface PageProduct {
  readonly channel: 'messenger' | 'instagram';
  readonly object: Exclude<MetaObject, 'whatsapp_business_account'>;
  /** The permission required to send. */
  readonly permission: string;
  readonly rates: RateLimits;
  /** Webhook fields that a page subscribes to, to receive all of its events. */
  readonly fields: readonly string[];
  /** Tags that allow messages outside the window; each needs Meta's permission. */
  readonly tags: readonly string[];
  /** Whether metadata sent with a message is returned in its echo, which tells our messages from those of the provider's app. */
  readonly echoesMetadata: boolean;
}

/** Texts per second and account (Messenger Platform, rate limits); for audio and video the limit is ten. */
const RATES: RateLimits = { connection: { messages: 300, perMs: SECOND }, recipient: null };

export const MESSENGER: PageProduct = {
  channel: 'messenger',
  object: 'page',
  permission: 'pages_messaging',
  rates: RATES,
  fields: [
    'messages',
    'message_echoes',
    'message_edits',
    'message_reactions',
    'message_deliveries',
    'message_reads',
    'messaging_postbacks',
    'messaging_referrals',
    'messaging_optins',
    'messaging_policy_enforcement',
  ],
  tags: ['ACCOUNT_UPDATE', 'CONFIRMED_EVENT_UPDATE', 'POST_PURCHASE_UPDATE', 'HUMAN_AGENT'],
  echoesMetadata: true,
};

export const INSTAGRAM: PageProduct = {
  channel: 'instagram',
  object: 'instagram',
  permission: 'instagram_manage_messages',
  rates: RATES,
  // Any page field turns its Instagram webhooks on; Meta's own pages select which.
  fields: ['messages'],
  tags: ['HUMAN_AGENT'],
  echoesMetadata: false,
};
