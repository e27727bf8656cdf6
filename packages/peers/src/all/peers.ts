import { PROVIDERS, type Provider } from '@concordia/domain';
import type { PeerOptions, ProviderPeer } from '../kit/peer.js';
import { type PeerRule, RULES } from './rules.js';

export type StartPeer = (options: PeerOptions) => Promise<ProviderPeer>;

export interface PeerEntry {
  /** Loads the peer's code on demand. */
  readonly load: () => Promise<StartPeer>;
  readonly rules: readonly PeerRule[];
}

/** A new provider may have no peer yet. */
const ENTRIES: Readonly<Partial<Record<Provider, Pick<PeerEntry, 'load'>>>> = {
  sendgrid: {
    load: async () => (await import('../sendgrid/index.js')).startSendgridPeer,
  },
  mailgun: {
    load: async () => (await import('../mailgun/index.js')).startMailgunPeer,
  },
  postmark: {
    load: async () => (await import('../postmark/index.js')).startPostmarkPeer,
  },
  ses: {
    load: async () => (await import('../ses/index.js')).startSesPeer,
  },
  imap: {
    load: async () => (await import('../imap/index.js')).startMailboxPeer,
  },
  whatsapp: {
    load: async () => (await import('../meta/index.js')).startWhatsappPeer,
  },
  messenger: {
    load: async () => (await import('../meta/index.js')).startMessengerPeer,
  },
  instagram: {
    load: async () => (await import('../meta/index.js')).startInstagramPeer,
  },
  linkedin: {
    load: async () => (await import('../linkedin/index.js')).startLinkedinPeer,
  },
  twilio: {
    load: async () => (await import('../twilio/index.js')).startTwilioPeer,
  },
  telegram: {
    load: async () => (await import('../telegram/index.js')).startTelegramPeer,
  },
  x: {
    load: async () => (await import('../x/index.js')).startXPeer,
  },
};

export function peerOf(provider: Provider): PeerEntry | undefined {
  const entry = ENTRIES[provider];
  return entry && { ...entry, rules: RULES[provider] ?? [] };
}

/** Providers with a local peer, in the usual order. */
export const SIMULATABLE: readonly Provider[] = PROVIDERS.filter((provider) => provider in ENTRIES);
