import { setTimeout as pause } from 'node:timers/promises';
import type { Provider } from '@concordia/domain';
import { entered } from '../../support/entered.ts';
import { type RunningApp, startApp } from '../../support/server.ts';
import { channelOf, type Providers } from './providers.ts';

/** The server under trial. It keeps its port over a kill, as a restarted service does. */
export interface Product {
  readonly address: string;
  /** Calls the API, again while nobody is there. @throws Error with what it answered, when it refused */
  readonly call: <Body>(method: string, path: string, body?: unknown) => Promise<Body>;
  /** Ends it as a power cut would, and starts it again. */
  readonly kill: () => Promise<void>;
  /** Gives a channel to a provider of this machine, and makes it live. */
  readonly connect: (provider: Provider) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** How long a caller waits before it tries again, in ms, and how often it does. */
const again = 100;
const tries = 600;

const xScopes = 'tweet.read users.read offline.access tweet.write dm.read dm.write';

export async function startProduct(dataDir: string, port: number, providers: Providers): Promise<Product> {
  const { DATABASE_URL } = process.env;
  const env = {
    CONCORDIA_PROVIDER_ORIGINS: providers.origins,
    // Replies are written as fast as they are taken.
    CONCORDIA_WRITES_PER_SECOND: '10000',
    ...(DATABASE_URL !== undefined && { DATABASE_URL }),
  };
  const start = (): Promise<RunningApp> => startApp({ dataDir, port, env });
  let app = await start();
  const { address } = app;

  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once<Body>(`${address}${path}`, method, body);
      } catch (problem) {
        if (problem instanceof Refused || attempt >= tries) throw problem;
        await pause(again);
      }
    }
  };

  return {
    address,
    call,
    kill: async () => {
      await app.kill();
      app = await start();
    },
    connect: async (provider) => {
      const channel = channelOf(provider);
      const account = entered(providers.peer(provider), provider === 'x' ? { scopes: xScopes } : undefined);
      await call('PUT', `/api/channels/${channel}/settings`, account);
      if (provider === 'x') return allowAtX(address);
      await call('PATCH', `/api/channels/${channel}`, { mode: 'live' });
      if (provider !== 'telegram') return;
      await call('POST', '/api/test/telegram/setWebhook', { url: `${address}/webhooks/telegram` });
    },
    stop: async () => {
      await app.stop();
    },
  };
}

/** It was answered, and trying again would be answered likewise. */
class Refused extends Error {}

async function once<Body>(url: string, method: string, body: unknown): Promise<Body> {
  const payload =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const reply = await fetch(url, { method, ...payload });
  if (reply.status >= 500) throw new Error(`${method} ${url}: ${reply.status}`);
  if (!reply.ok) throw new Refused(`${method} ${url}: ${reply.status} ${await reply.text()}`);
  const read: Body = await reply.json();
  return read;
}

/** What a browser and a person do: go to X, say yes, come back. */
async function allowAtX(address: string): Promise<void> {
  const leaving = await fetch(`${address}/oauth/twitter/login`, { redirect: 'manual' });
  const asked = new URL(leaving.headers.get('location') ?? '');
  const decision = new URLSearchParams(asked.search);
  decision.set('decision', 'allow');
  const allow = { method: 'POST', body: decision, redirect: 'manual' } as const;
  const allowed = await fetch(`${asked.origin}/i/oauth2/authorize`, allow);
  const [cookie = ''] = leaving.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
  const back = await fetch(allowed.headers.get('location') ?? '', { headers: { cookie }, redirect: 'manual' });
  const outcome = back.headers.get('location') ?? '';
  if (!outcome.endsWith('outcome=connected')) throw new Error(`X was not connected: ${back.status} ${outcome}`);
}
