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

/** A connection that takes webhooks. */
export interface ConnectedReceiver {
  readonly workspaceId: string;
  readonly channel: Channel;
  readonly receiver: ChannelReceiver;
  /** Whose events it takes, by the provider's ids; `null` when what is signed for it is for it. */
  readonly accounts: readonly string[] | null;
}

/** Who carries a channel's messages, by how the channel is connected. */
@Injectable()
export class ChannelAdapters {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly workspaces: Workspaces,
    private readonly channels: ChannelsRepository,
    private readonly live: LiveAdapters,
    private readonly peers: SimulatedPeers,
  ) {}

  /** Who carries a channel of the present workspace; `null` when nobody does. */
  async forChannel(channel: Channel): Promise<ChannelAdapter | null> {
    const connection = await this.channels.find(this.db.read, channel);
    if (connection?.mode === 'simulated') return (await this.peers.of(channel, connection.provider)).adapter;
    return connection?.mode === 'live' ? this.configured(connection) : null;
  }

  /** Who would carry a channel with its present settings, before it goes live too; `null` when something is missing. */
  async configured(row: ConnectionRow): Promise<ChannelAdapter | null> {
    const connected = await this.live.of(row);
    return connected.ok ? connected.adapter : null;
  }

  /**
   * Every connection of these providers, of every workspace, the latest first.
   *
   * @param asked `live` for those whose events are taken; `complete` also for those that a provider may be registering this moment, whose
   *   question whether the address is ours is answered before they go live.
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

  /** Reads what was kept under a provider's name in the present workspace; `null` when it is not connected any more. */
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

  /** The peers of simulated channels sign with accounts of their own, so what is signed for one is for it. */
  async #simulatedHere(workspaceId: string, providers: readonly Provider[]) {
    const running = this.peers.runningIn(workspaceId).filter(({ provider }) => providers.includes(provider));
    if (running.length === 0) return [];
    const modes = await this.channels.modes(this.db.read);
    return running
      .filter(({ channel }) => modes[channel] === 'simulated')
      .map(({ channel, adapter }) => ({ workspaceId, channel, receiver: adapter, accounts: null, since: 0 }));
  }
}

/** Meta's three channels come in at one address, signed with one application's secret. */
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
