import type { Connected, ConnectionSettings, ProviderTools } from '@concordia/channels/port';
import { isSignInMailbox, type Provider, withInitials } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Outgoing } from '../../../outgoing/outgoing.js';
import { accountKeyOf, type ConnectionRow, settingsOf } from './connection.row.js';
import { MailTokens } from './mail-tokens.js';
import { CONNECTS } from './provider-connects.js';
import { PublicAddress } from './public-address.js';
import { Vault } from './vault.js';

interface Kept {
  readonly version: number;
  readonly connected: Promise<Connected>;
}

/** Creates adapters, once per version of an account's settings, because some keep state. */
@Injectable()
export class LiveAdapters {
  readonly #kept = new Map<string, Kept>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly db: WorkspaceDatabase,
    private readonly vault: Vault,
    private readonly outgoing: Outgoing,
    private readonly tokens: MailTokens,
    private readonly address: PublicAddress,
    private readonly clock: Clock,
  ) {}

  /** The adapter of a connection in any mode. @throws SealBroken */
  of(row: ConnectionRow): Promise<Connected> {
    const key = row.id;
    const kept = this.#kept.get(key);
    if (kept?.version === row.version) return kept.connected;
    const connected = this.#connect(row);
    this.#kept.set(key, { version: row.version, connected });
    // Failures are not cached: the key file may be repaired.
    connected.catch(() => this.#kept.delete(key));
    return connected;
  }

  /** An uncached adapter with some settings replaced. @throws SealBroken */
  async connectWith(row: ConnectionRow, instead: ConnectionSettings): Promise<Connected> {
    return this.#connect(row, instead);
  }

  /** @param accountKey identifies the account in addresses and ids; `null` for a channel's first account. */
  toolsFor(provider: Provider, accountKey: string | null): ProviderTools {
    const origin = this.settings.providerOrigins?.[provider] ?? null;
    return {
      fetch: this.outgoing.fetchFor(origin !== null),
      now: () => this.clock.now(),
      random: Math.random,
      origin,
      publicUrl: this.address.publicUrl,
      accountKey,
    };
  }

  async #connect(row: ConnectionRow, instead: ConnectionSettings = {}): Promise<Connected> {
    if (row.provider === null) return { ok: false, missing: ['provider'] };
    const connect = await CONNECTS[row.provider]();
    const secrets = await this.vault.open(this.db.read, row);
    const settings = { ...withInitials(row.provider, settingsOf(row)), ...secrets, ...instead };
    const tools = this.toolsFor(row.provider, accountKeyOf(row));
    return connect(settings, {
      ...tools,
      ...(isSignInMailbox(row.provider) && { accessToken: this.tokens.of(row.id) }),
    });
  }
}
