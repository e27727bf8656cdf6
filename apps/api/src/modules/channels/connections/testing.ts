import type { ChannelConnection } from '@concordia/contract/channels';
import type { Channel, Provider } from '@concordia/domain';
import type { Settings } from '../../../common/settings.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { EngineKind } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

import { ChannelSettingsService } from './channel-settings.service.js';
import { ChannelsRepository, type QuerySource } from './channels.repository.js';
import type { ConnectionRow } from './connection.row.js';
import { type SimulatedPeer, SimulatedPeers } from './simulated/simulated-peers.js';
import { Vault } from './vault.js';

/** The parts of a simulated provider that tests use; only tests may import peers directly. */
interface Peer {
  readonly provider: Provider;
  readonly origin: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly accepted: readonly { readonly channel: Channel; readonly to: string; readonly text: string }[];
  readonly write: (message: {
    readonly from: string;
    readonly name: null;
    readonly subject: null;
    readonly text: string;
    readonly inReplyTo: null;
  }) => Promise<string>;
  readonly stop: () => Promise<void>;
}

interface PeerWebhook {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

interface Stage {
  readonly deliver: (webhook: PeerWebhook) => Promise<{ readonly status: number; readonly body: string }>;
  readonly publicUrl: string;
  readonly now: () => number;
  readonly random: () => number;
  readonly schedule: () => void;
}

type Start = (stage: Stage) => Promise<Peer>;

/** An application whose providers are simulated on this machine. */
export interface Connections {
  readonly opened: TestApp;
  readonly peer: (provider: Provider) => Peer;
  readonly list: () => Promise<ChannelConnection[]>;
  readonly get: (channel: Channel) => Promise<ChannelConnection>;
  readonly put: (channel: Channel, body: object) => ReturnType<TestApp['request']>;
  readonly patch: (channel: Channel, body: object) => ReturnType<TestApp['request']>;
  readonly post: (url: string, body?: object) => ReturnType<TestApp['request']>;
  readonly close: () => Promise<void>;
}

export async function openConnections(
  engine: EngineKind,
  starts: readonly Start[],
  overrides: Partial<Settings> = {},
): Promise<Connections> {
  let now = () => Date.UTC(2026, 10, 20, 9, 30);
  const stage: Stage = {
    deliver: async ({ method, path, headers, body }) => {
      const answer = await opened.request({ method, url: path, headers, payload: Buffer.from(body) });
      return { status: answer.statusCode, body: answer.body };
    },
    publicUrl: 'http://127.0.0.1:4600',
    now: () => now(),
    random: Math.random,
    schedule: () => undefined,
  };
  const peers = await Promise.all(starts.map((start) => start(stage)));
  const providerOrigins = Object.fromEntries(peers.map(({ provider, origin }) => [provider, origin]));
  const opened = await openTestApp(engine, { providerOrigins, ...overrides });
  now = () => opened.clock.now();
  const list = () => opened.get<ChannelConnection[]>('/api/channels');
  const found = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('This test has no such thing.');
    return thing;
  };
  return {
    opened,
    peer: (provider) => found(peers.find((one) => one.provider === provider)),
    list,
    get: async (channel) => found((await list()).find((one) => one.channel === channel)),
    put: (channel, payload) => opened.request({ method: 'PUT', url: `/api/channels/${channel}/settings`, payload }),
    patch: (channel, payload) => opened.request({ method: 'PATCH', url: `/api/channels/${channel}`, payload }),
    post: (url, payload = {}) => opened.request({ method: 'POST', url, payload }),
    close: async () => {
      await opened.close();
      await Promise.all(peers.map((peer) => peer.stop()));
    },
  };
}

async function defaultAccount(
  { app }: Pick<TestApp, 'app'>,
  db: QuerySource,
  channel: Channel,
): Promise<ConnectionRow> {
  const row = await app.get(ChannelsRepository).find(db, channel);
  if (row === undefined) throw new Error(`${channel} has no account.`);
  return row;
}

/** Stores secrets of the channel's default account, which is made if there is none. */
export async function putSecrets(
  { app }: Pick<TestApp, 'app'>,
  tx: WorkspaceTransaction,
  channel: Channel,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  const channels = app.get(ChannelsRepository);
  const row = (await channels.find(tx, channel)) ?? app.get(ChannelSettingsService).first(channel);
  await channels.put(tx, row);
  await app.get(Vault).put(tx, row, secrets);
}

/** The secrets of the channel's default account. */
export async function openSecrets(opened: Pick<TestApp, 'app'>, db: QuerySource, channel: Channel) {
  return opened.app.get(Vault).open(db, await defaultAccount(opened, db, channel));
}

/** The simulated provider of the channel's default account. */
export const peerOf = (opened: TestApp, channel: Channel): Promise<SimulatedPeer> =>
  opened.inWorkspace(async () => {
    const row = await defaultAccount(opened, opened.app.get(WorkspaceDatabase).read, channel);
    return opened.app.get(SimulatedPeers).of(row);
  });
