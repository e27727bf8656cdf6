import type { PeerOptions, ProviderPeer } from '@concordia/peers/kit';
import { afterEach } from 'vitest';
import { entered } from './entered.ts';
import type { Journey } from './journey.ts';
import { freePort, type RunningApp } from './server.ts';

/** The product, and a provider on this machine that it takes for the real one. */
export interface Rehearsal {
  app: RunningApp;
  peer: ProviderPeer;
  /** Enters the account of the peer, and makes the channel live. @param settings besides those of the peer's own account */
  connect: (settings?: Record<string, string>) => Promise<void>;
  /** Calls the API as any other program would. @throws Error with what it answered, when it refused */
  call: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

type StartPeer = (options: PeerOptions) => Promise<ProviderPeer>;

/**
 * Starts a provider's peer and the product over an empty data folder, each knowing where the other is. The people at the provider read at
 * once.
 */
export function rehearsals({ start }: Journey): (startPeer: StartPeer, channel: string) => Promise<Rehearsal> {
  const open: ProviderPeer[] = [];
  afterEach(async () => {
    for (const peer of open.splice(0)) await peer.stop();
  });

  return async (startPeer, channel) => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const peer = await startPeer(surroundings(address));
    open.push(peer);
    const app = await start({ port, env: { CONCORDIA_PROVIDER_ORIGINS: `${peer.provider}=${peer.origin}` } });
    const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const reply = await fetch(`${address}${path}`, {
        method,
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
      return reply.json();
    };
    const connect = async (more: Record<string, string> = {}): Promise<void> => {
      await call('PUT', `/api/channels/${channel}/settings`, entered(peer, more));
      await call('PATCH', `/api/channels/${channel}`, { mode: 'live' });
    };
    return { app, peer, connect, call };
  };
}

const surroundings = (address: string): PeerOptions => ({
  deliver: async ({ method, path, headers, body }) => {
    const payload = method === 'POST' ? { body: new Uint8Array(body) } : {};
    const reply = await fetch(`${address}${path}`, { method, headers, ...payload });
    return { status: reply.status, body: await reply.text() };
  },
  publicUrl: address,
  now: Date.now,
  random: Math.random,
  schedule: (delayMs, work) => void setTimeout(work, delayMs),
  delays: { sent: 0, delivered: 0, read: 0, reply: 0 },
});
