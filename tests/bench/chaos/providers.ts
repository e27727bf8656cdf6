import { type Channel, PROVIDER_PROFILES, type Provider } from '@concordia/domain';
import { peerOf } from '@concordia/peers/all';
import type { NetworkFault, PeerOptions, PlayedWebhook, ProviderPeer } from '@concordia/peers/kit';
import { post } from './post.ts';

/** Every provider that has a route. Email has four of them and one connection, so they take turns. */
export const chats = ['whatsapp', 'messenger', 'instagram', 'twilio', 'telegram', 'x', 'linkedin'] as const;
export const mailers = ['ses', 'postmark', 'mailgun', 'sendgrid'] as const;

/** The providers on this machine, and the clock and the manners that they share. */
export interface Providers {
  readonly peer: (provider: Provider) => ProviderPeer;
  /** As `CONCORDIA_PROVIDER_ORIGINS` takes them. */
  readonly origins: string;
  /** Does something at another time than now. @returns the webhooks that were made of it, which went nowhere */
  readonly at: (instant: number, work: () => Promise<void>) => Promise<PlayedWebhook[]>;
  /** How badly they behave from now on; well when left out. */
  readonly behave: (fault?: NetworkFault) => void;
  readonly stop: () => Promise<void>;
}

const well: NetworkFault = { failing: 0, hanging: 0, losing: 0, doubling: 0, lateMs: 0 };

export const channelOf = (provider: Provider): Channel => PROVIDER_PROFILES[provider].channel;

/** @param address where they find the product */
export async function startProviders(address: string, random: () => number): Promise<Providers> {
  let instant: number | null = null;
  let kept: PlayedWebhook[] = [];
  let fault = well;

  const options: PeerOptions = {
    // A provider that asks whether the address is ours gets a real answer.
    deliver: async (webhook) => {
      if (instant === null || webhook.method === 'GET') return post(address, webhook);
      kept.push(webhook);
      return { status: 200, body: '' };
    },
    publicUrl: address,
    now: () => instant ?? Date.now(),
    random,
    schedule: (delayMs, work) => void (instant === null ? setTimeout(work, delayMs) : queueMicrotask(work)),
    delays: { sent: 100, delivered: 300, read: 800, reply: 1_000 },
    fault: () => fault,
  };
  const peers = new Map<Provider, ProviderPeer>();
  for (const provider of [...chats, ...mailers]) {
    const start = await peerOf(provider)?.load();
    if (start === undefined) throw new Error(`Nobody plays ${provider}.`);
    peers.set(provider, await start(options));
  }

  return {
    peer: (provider) => {
      const found = peers.get(provider);
      if (found === undefined) throw new Error(`Nobody plays ${provider}.`);
      return found;
    },
    origins: [...peers].map(([provider, { origin }]) => `${provider}=${origin}`).join(','),
    at: async (when, work) => {
      instant = when;
      kept = [];
      await work();
      instant = null;
      return kept;
    },
    behave: (how = well) => {
      fault = how;
    },
    stop: async () => {
      for (const one of peers.values()) await one.stop();
    },
  };
}
