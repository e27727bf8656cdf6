import type { ChannelAdapter, ChannelReceiver } from '@concordia/channels/port';
import { type Channel, PROVIDER_PROFILES, type Provider } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { runAs } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Workspaces } from '../../../database/workspaces.js';
import { ChannelsRepository } from './channels.repository.js';
import { type ConnectionRow, preferredAccount, settingsOf } from './connection.row.js';
import { LiveAdapters } from './live-adapters.js';
import { SimulatedPeers } from './simulated/simulated-peers.js';

export interface ConnectedReceiver {
  readonly workspaceId: string;
  readonly channel: Channel;
  /** Our account that it receives for. */
  readonly accountId: string;
  readonly receiver: ChannelReceiver;
  /** Provider account ids whose events it accepts; `null` if the signature alone decides. */
  readonly accounts: readonly string[] | null;
  /** Our number, where several of them share one provider account and so one signature. */
  readonly endpoint: string | null;
}

/** Which connections receive webhooks. */
export interface ReceiverQuery {
  /**
   * `live` for connections that accept events. `complete` adds fully configured ones that are not live yet, since providers verify the address during
   * registration.
   *
   * @default 'live'
   */
  readonly asked?: 'live' | 'complete';
  /** The account named by the address; `null` for the channel's own address, at which all accounts of an application may arrive. @default null */
  readonly accountId?: string | null;
}

interface FoundReceiver extends ConnectedReceiver {
  readonly isDefault: boolean;
  readonly since: number;
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

  /**
   * The adapter of an account.
   *
   * @param accountId defaults to the channel's preferred account.
   * @returns `null` if it is not connected.
   */
  async forChannel(channel: Channel, accountId: string | null = null): Promise<ChannelAdapter | null> {
    const connection =
      accountId === null
        ? preferredAccount(await this.channels.ofChannel(this.db.read, channel))
        : await this.channels.account(this.db.read, accountId);
    return connection === undefined ? null : this.forAccount(connection);
  }

  /** Returns `null` if the account is not connected. */
  async forAccount(connection: ConnectionRow): Promise<ChannelAdapter | null> {
    if (connection.mode === 'simulated') return (await this.peers.of(connection)).adapter;
    return connection.mode === 'live' ? this.configured(connection) : null;
  }

  /** The adapter for the current settings, even before the account is live; `null` if a setting is missing. */
  async configured(row: ConnectionRow): Promise<ChannelAdapter | null> {
    const connected = await this.live.of(row);
    return connected.ok ? connected.adapter : null;
  }

  /**
   * The connections of these providers in all workspaces: default accounts first, then the latest.
   */
  async receiversFor(providers: readonly Provider[], query: ReceiverQuery = {}): Promise<readonly ConnectedReceiver[]> {
    const workspaces = await this.workspaces.list();
    const all = await Promise.all(
      workspaces.map((workspaceId) =>
        runAs({ kind: 'system', workspaceId }, () => this.#receiversHere(workspaceId, providers, query)),
      ),
    );
    return all
      .flat()
      .toSorted((one, another) => Number(another.isDefault) - Number(one.isDefault) || another.since - one.since)
      .map(({ isDefault: _isDefault, since: _since, ...receiver }) => receiver);
  }

  /**
   * The receiver that parses a provider's stored events.
   *
   * @param accountId the account that received them; `null` for the channel's default.
   * @returns `null` if the account is no longer connected to the provider.
   */
  async receiverOf(provider: Provider, accountId: string | null): Promise<ChannelReceiver | null> {
    const { channel } = PROVIDER_PROFILES[provider];
    const row =
      accountId === null
        ? await this.channels.find(this.db.read, channel)
        : await this.channels.account(this.db.read, accountId);
    if (row?.mode === 'simulated') return (await this.peers.of({ ...row, provider })).adapter;
    return row?.provider === provider ? this.configured(row) : null;
  }

  async #receiversHere(
    workspaceId: string,
    providers: readonly Provider[],
    { asked = 'live', accountId = null }: ReceiverQuery,
  ): Promise<readonly FoundReceiver[]> {
    const isAsked = ({ id }: { readonly id: string }) => accountId === null || id === accountId;
    const rows = (await this.channels.ofProviders(this.db.read, providers)).filter(isAsked);
    const open = rows.filter(({ mode }) => mode === 'live' || (asked === 'complete' && mode === 'not_connected'));
    const made = await Promise.all(open.map(async (row) => ({ row, receiver: await this.configured(row) })));
    const connected = made.flatMap(({ row, receiver }) =>
      receiver === null ? [] : [{ ...receiverOf(workspaceId, row, receiver), accounts: accountsOf(row) }],
    );
    const simulated = await this.#simulatedHere(workspaceId, providers);
    return [...connected, ...simulated.filter(({ accountId: id }) => isAsked({ id }))];
  }

  /** Peers of simulated accounts sign with their own secrets, so a valid signature identifies the account. */
  async #simulatedHere(workspaceId: string, providers: readonly Provider[]): Promise<readonly FoundReceiver[]> {
    const running = this.peers.runningIn(workspaceId).filter(({ provider }) => providers.includes(provider));
    if (running.length === 0) return [];
    const rows = new Map((await this.channels.all(this.db.read)).map((row) => [row.id, row]));
    return running.flatMap(({ accountId, adapter }) => {
      const row = rows.get(accountId);
      return row?.mode === 'simulated'
        ? [{ ...receiverOf(workspaceId, row, adapter), accounts: null, endpoint: null, since: 0 }]
        : [];
    });
  }
}

const receiverOf = (workspaceId: string, row: ConnectionRow, receiver: ChannelReceiver) => ({
  workspaceId,
  channel: row.channel,
  accountId: row.id,
  receiver,
  endpoint: row.provider === 'twilio' || row.provider === 'twilioWhatsapp' ? row.identity : null,
  isDefault: row.is_default === 1,
  since: row.since,
});

/** Pages and numbers of one application share its route and its secret, so events are matched by account. */
function accountsOf(row: ConnectionRow): readonly string[] | null {
  const { waPhoneId, pageId, igUserId, orgId } = settingsOf(row);
  switch (row.provider) {
    case 'whatsapp':
      return present(waPhoneId);
    case 'messenger':
      return present(pageId);
    case 'instagram':
      return present(igUserId, pageId);
    case 'linkedin':
      return present(orgId);
    default:
      return null;
  }
}

const present = (...ids: readonly (string | undefined)[]): readonly string[] => ids.filter((id) => id !== undefined);
