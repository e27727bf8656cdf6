import { PROVIDERS, type Provider } from '@concordia/domain';
import type { PeerOptions, ProviderPeer } from '../kit/peer.js';

export type StartPeer = (options: PeerOptions) => Promise<ProviderPeer>;

export interface PeerEntry {
  /** Loads the peer's code on demand. */
  readonly load: () => Promise<StartPeer>;
  /** The rules it enforces, in words. */
  readonly enforces: readonly string[];
}

const META = [
  'a bearer token with its appsecret_proof, and the verify token of the callback',
  'webhooks signed with the application’s secret (X-Hub-Signature-256)',
] as const;

/** A new provider may have no peer yet. */
const ENTRIES: Readonly<Partial<Record<Provider, PeerEntry>>> = {
  sendgrid: {
    load: async () => (await import('../sendgrid/index.js')).startSendgridPeer,
    enforces: [
      'a bearer key, the sender’s address, at most 30 MB',
      'events signed with ECDSA over time and body; inbound mail as a form, with the password of the address',
    ],
  },
  mailgun: {
    load: async () => (await import('../mailgun/index.js')).startMailgunPeer,
    enforces: [
      'basic authentication with the key, the account’s domain',
      'webhooks signed with HMAC over time and token',
    ],
  },
  postmark: {
    load: async () => (await import('../postmark/index.js')).startPostmarkPeer,
    enforces: [
      'the server token, the sender’s address, at most 50 recipients',
      'webhooks with the password of the address, and no signature',
    ],
  },
  ses: {
    load: async () => (await import('../ses/index.js')).startSesPeer,
    enforces: ['Signature Version 4', 'notifications through SNS, signed with a certificate'],
  },
  imap: {
    load: async () => (await import('../imap/index.js')).startMailboxPeer,
    enforces: [
      'one login for SMTP and IMAP, mail from the own address alone, at most 1 MB',
      'answers and bounces come into the inbox, of which IMAP tells with IDLE; there are no webhooks',
      'IMAP listens 143 ports above SMTP when a port was asked for',
    ],
  },
  whatsapp: {
    load: async () => (await import('../meta/index.js')).startWhatsappPeer,
    enforces: [
      ...META,
      '24 hours after their last message only templates',
      'at most 4096 characters',
      'read marks and typing for messages received within 30 days',
    ],
  },
  messenger: {
    load: async () => (await import('../meta/index.js')).startMessengerPeer,
    enforces: [
      ...META,
      'nothing outside 24 hours, and never first',
      'at most 2000 characters',
      'sender actions within 24 hours, with nothing beside them',
    ],
  },
  instagram: {
    load: async () => (await import('../meta/index.js')).startInstagramPeer,
    enforces: [
      ...META,
      'nothing outside 24 hours, and never first',
      'at most 1000 characters',
      'sender actions within 24 hours, with nothing beside them',
    ],
  },
  linkedin: {
    load: async () => (await import('../linkedin/index.js')).startLinkedinPeer,
    enforces: [
      'a bearer token for 60 days, a version of the API of the last year, and Rest.li 2.0.0',
      'comments of at most 1250 characters, posts of 3000, messages for partners alone',
      '60 calls a minute (429)',
      'webhooks signed with the client secret (X-LI-Signature), after a challenge',
    ],
  },
  twilio: {
    load: async () => (await import('../twilio/index.js')).startTwilioPeer,
    enforces: [
      'basic authentication, a number or a messaging service of the account',
      'E.164 recipients, at most 1600 characters, no message to who said STOP',
      '30 messages a second (429, code 20429, Retry-After)',
      'WhatsApp between `whatsapp:` addresses, within 24 hours of their last message (63016)',
      'webhooks signed with the token (X-Twilio-Signature)',
    ],
  },
  telegram: {
    load: async () => (await import('../telegram/index.js')).startTelegramPeer,
    enforces: [
      'the bot’s token in the path; nobody who has not written before, or who blocked the bot',
      'at most 4096 characters, 1024 under a file',
      'one message a second in a chat and 30 in all (429, retry_after)',
      'updates carry the secret of setWebhook, and go nowhere before it',
      'read marks only by a business connection',
    ],
  },
  x: {
    load: async () => (await import('../x/index.js')).startXPeer,
    enforces: [
      'OAuth 2 with PKCE, codes for 30 seconds, tokens for 2 hours, scopes',
      '15 direct messages in 15 minutes, 1440 a day (x-rate-limit-*)',
      'webhooks signed with the consumer secret (x-twitter-webhooks-signature)',
    ],
  },
};

export const peerOf = (provider: Provider): PeerEntry | undefined => ENTRIES[provider];

/** Providers with a local peer, in the usual order. */
export const SIMULATABLE: readonly Provider[] = PROVIDERS.filter((provider) => provider in ENTRIES);
