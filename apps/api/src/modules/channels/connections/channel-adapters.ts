import type { ChannelAdapter, ChannelReceiver } from '@concordia/channels/port';
import { type Channel, PROVIDER_PROFILES, type Provider } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { runAs } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Workspaces } from '../../../database/workspaces.js';
import { ChannelsRepository } from './channels.repository.js';
import { type ConnectionRow, settingsOf } from './connection.row.js';
import { LiveAdapters } from './live-adapters.js';
import { SimulatedPeers } from './simulated/simulated-peers.js';

export interface ConnectedReceiver {
  readonly workspaceId: string;
  readonly channel: Channel;
  readonly receiver: ChannelReceiver;
  /** Provider account ids whose events it accepts; `null` if the signature alone decides. */
  readonly accounts: readonly string[] | null;
}

@Injectable()
export class ChannelAdapters {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly workspaces: Workspaces,
    private readonly channels: ChannelsRepository,
    private readonly live: LiveAdapters,
    private readonly peers: SimulatedPeers,
  ) {}

  /** Returns `null` if the channel is not connected. */
  async forChannel(channel: Channel): Promise<ChannelAdapter | null> {
    const connection = await this.channels.find(this.db.read, channel);
    if (connection?.mode === 'simulated') return (await this.peers.of(channel, connection.provider)).adapter;
    return connection?.mode === 'live' ? this.configured(connection) : null;
  }

  /** The adapter for the current settings, even before the channel is live; `null` if a setting is missing. */
  async configured(row: ConnectionRow): Promise<ChannelAdapter | null> {
    const connected = await this.live.of(row);
    return connected.ok ? connected.adapter : null;
  }

  /**
   * All connections of these providers in all workspaces, latest first.
   *
   * @param asked `live` for connections that accept events. `complete` adds fully configured ones that are not live yet, since providers verify the
   * address during registration.
   */
  async receiversFor(
    providers: readonly Provider[],
    asked: 'live' | 'complete' = 'live',
  ): Promise<readonly ConnectedReceiver[]> {
    const workspaces = await this.workspaces.list();
    const all = await Promise.all(
      workspaces.map((workspaceId) =>
        runAs({ kind: 'system', workspaceId }, () => this.#receiversHere(workspaceId, providers, asked)),
      ),
    );
    return all
      .flat()
      .toSorted((one, another) => another.since - one.since)
      .map(({ workspaceId, channel, receiver, accounts }) => ({ workspaceId, channel, receiver, accounts }));
  }

  /** The receiver that parses a provider's stored events; `null` if the provider is no longer connected. */
  async receiverOf(provider: Provider): Promise<ChannelReceiver | null> {
    const { channel } = PROVIDER_PROFILES[provider];
    const row = await this.channels.find(this.db.read, channel);
    if (row?.mode === 'simulated') return (await this.peers.of(channel, provider)).adapter;
    return row?.provider === provider ? this.configured(row) : null;
  }

  async #receiversHere(workspaceId: string, providers: readonly Provider[], asked: 'live' | 'complete') {
    const rows = await this.channels.ofProviders(this.db.read, providers);
    const open = rows.filter(({ mode }) => mode === 'live' || (asked === 'complete' && mode === 'not_connected'));
    const made = await Promise.all(open.map(async (row) => ({ row, receiver: await this.configured(row) })));
    const connected = made.flatMap(({ row, receiver }) =>
      receiver === null
        ? []
        : [{ workspaceId, channel: row.channel, receiver, accounts: accountsOf(row), since: row.since }],
    );
    return [...connected, ...(await this.#simulatedHere(workspaceId, providers))];
  }

  /** Peers of simulated channels sign with their own accounts, so a valid signature identifies the connection. */
  async #simulatedHere(workspaceId: string, providers: readonly Provider[]) {
    const running = this.peers.runningIn(workspaceId).filter(({ provider }) => providers.includes(provider));
    if (running.length === 0) return [];
    const modes = await this.channels.modes(this.db.read);
    return running
      .filter(({ channel }) => modes[channel] === 'simulated')
      .map(({ channel, adapter }) => ({ workspaceId, channel, receiver: adapter, accounts: null, since: 0 }));
  }
}

/** Meta's three channels share one route and one application's secret, so events are matched by account. */
function accountsOf(row: ConnectionRow): readonly string[] | null {
  const { waPhoneId, pageId, igUserId } = settingsOf(row);
  switch (row.provider) {
    case 'whatsapp':
      return present(waPhoneId);
    case 'messenger':
      return present(pageId);
    case 'instagram':
      return present(igUserId, pageId);
    default:
      return null;
  }
}

const present = (...ids: readonly (string | undefined)[]): readonly string[] => ids.filter((id) => id !== undefined);
