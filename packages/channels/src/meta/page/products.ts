import { SECOND } from '@concordia/domain';
import type { RateLimits } from '../../port/adapter.js';
import type { MetaObject } from '../envelope.js';

/** Messenger and Instagram speak one language with small differences; these are all of them. */
export interface PageProduct {
  readonly channel: 'messenger' | 'instagram';
  readonly object: Exclude<MetaObject, 'whatsapp_business_account'>;
  /** The permission without which nothing can be sent. */
  readonly permission: string;
  readonly rates: RateLimits;
  /** What a page subscribes to, so that all of its events are told. */
  readonly fields: readonly string[];
  /** Tags under which something may be said outside the window; each needs Meta's permission. */
  readonly tags: readonly string[];
  /** Whether a text given with a message comes back in its echo, and so tells our own from those of the provider's app. */
  readonly echoesMetadata: boolean;
}

/** Texts in a second to an account (Messenger Platform, rate limits); of sounds and films it takes ten. */
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
  // Any field of the page turns its Instagram webhooks on; which of them are told is chosen on Meta's own pages.
  fields: ['messages'],
  tags: ['HUMAN_AGENT'],
  echoesMetadata: false,
};
