import type { PeerOptions, ProviderPeer } from '@concordia/peers/kit';
import { afterAll, beforeAll } from 'vitest';
import { entered } from './entered.ts';
import { freePort, type RunningApp, startApp } from './server.ts';
import { startedFolder } from './started-folder.ts';

/** The product, and a provider on this machine that it takes for the real one. */
export interface ProviderSession {
  /** `http://127.0.0.1:PORT` of the product. */
  address: string;
  peer: ProviderPeer;
  /** Enters the account of the peer, and makes the channel live. @param settings besides those of the peer's own account */
  connect: (settings?: Record<string, string>) => Promise<void>;
  /** Calls the API as any other program would. @throws Error with what it answered, when it refused */
  call: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

type StartPeer = (options: PeerOptions) => Promise<ProviderPeer>;

/**
 * Starts the peers of providers and one product over an empty workspace, each knowing where the others are, for all tests of a file. The
 * people at the providers read at once.
 *
 * @param starts how each peer is started, by any name
 * @returns starts a session with one of them on a channel, for use inside a test
 */
export function providerSessions<Name extends string>(
  starts: Readonly<Record<Name, StartPeer>>,
): (name: Name, channel: string) => ProviderSession {
  const data = startedFolder('session');
  const peers = new Map<string, ProviderPeer>();
  let app: RunningApp | undefined;

  beforeAll(async () => {
    const port = await freePort();
    for (const [name, start] of Object.entries<StartPeer>(starts))
      peers.set(name, await start(surroundings(`http://127.0.0.1:${port}`)));
    const origins = [...peers.values()].map(({ provider, origin }) => `${provider}=${origin}`);
    app = await startApp({ dataDir: data.path, port, env: { CONCORDIA_PROVIDER_ORIGINS: origins.join(',') } });
  });
  afterAll(async () => {
    for (const peer of peers.values()) await peer.stop();
    await app?.stop();
    data.remove();
  });

  return (name, channel) => {
    const peer = peers.get(name);
    if (app === undefined || peer === undefined) throw new Error(`The app or the peer ${name} is not started.`);
    const call = callsTo(app.address);
    const connect = async (more: Record<string, string> = {}): Promise<void> => {
      await call('PUT', `/api/channels/${channel}/settings`, entered(peer, more));
      await call('PATCH', `/api/channels/${channel}`, { mode: 'live' });
    };
    return { address: app.address, peer, connect, call };
  };
}

const callsTo =
  (address: string): ProviderSession['call'] =>
  async (method, path, body) => {
    const reply = await fetch(`${address}${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };

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
