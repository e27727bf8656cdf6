import { randomBytes } from 'node:crypto';
import type { ChannelSettings } from '@concordia/contract/channels';
import {
  accountIdentity,
  CHANNEL_NAMES,
  type Channel,
  isSignInMailbox,
  mailboxAddresses,
  missingOf,
  PROVIDER_PROFILES,
  type Provider,
  settingProblems,
} from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { ChannelsRepository } from './channels.repository.js';
import { accountName, type ConnectionRow, newConnection, settingsOf, UNTESTED } from './connection.row.js';
import { SecretsRepository } from './secrets.repository.js';
import { Vault } from './vault.js';

@Injectable()
export class ChannelSettingsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly secrets: SecretsRepository,
    private readonly vault: Vault,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Stores the settings of the channel's default account, which is made if there is none.
   *
   * @throws DomainFailure naming every invalid field; the text never repeats a secret.
   */
  async put(channel: Channel, wanted: ChannelSettings): Promise<void> {
    refuseProblems(channel, wanted);
    await this.db.write(async (tx) => {
      await this.storeDefault(tx, channel, wanted);
    });
  }

  /** Stores valid settings in the caller's transaction. @returns what is still missing. */
  async storeDefault(tx: WorkspaceTransaction, channel: Channel, wanted: ChannelSettings): Promise<readonly string[]> {
    const known = await this.channels.find(tx, channel);
    return this.store(tx, known ?? this.first(channel), wanted);
  }

  /** The first account of a channel, not stored yet. */
  first(channel: Channel): ConnectionRow {
    return newConnection({ id: this.ids.next(), channel, isFirst: true }, this.clock.now());
  }

  /** Stores valid settings of an account, which may be new. @returns what is still missing. */
  async store(tx: WorkspaceTransaction, before: ConnectionRow, wanted: ChannelSettings): Promise<readonly string[]> {
    // A provider must never get another provider's secrets.
    if (before.provider !== wanted.provider) await this.secrets.removeAll(tx, before.id);
    await this.vault.put(tx, before, wanted.secrets ?? {});
    const settings = Object.fromEntries(Object.entries(wanted.settings).filter(([, value]) => value !== ''));
    // A grant belongs to one mailbox and one application.
    const isOther = isSignInMailbox(wanted.provider) && grantedFor(settings) !== grantedFor(settingsOf(before));
    if (isOther) await this.secrets.remove(tx, before.id, ['oauthAccessToken', 'oauthRefreshToken']);
    const secrets = await this.vault.open(tx, before);
    const names = Object.keys(secrets);
    if (!names.includes('webhookToken')) {
      await this.vault.put(tx, before, { webhookToken: randomBytes(32).toString('base64url') });
    }
    const identity = accountIdentity(wanted.provider, { ...settings, ...secrets });
    await this.#refuseSame(tx, before, { identity, provider: wanted.provider, settings });
    const missing = missingOf(wanted.provider, [...Object.keys(settings), ...names]);
    await this.channels.put(tx, {
      ...before,
      ...(missing.length > 0 && before.mode === 'live' && this.#disconnected()),
      ...UNTESTED,
      // The expiry belongs to the OAuth grant, so it survives other changes.
      expires_at: names.includes('oauthRefreshToken') ? before.expires_at : null,
      provider: wanted.provider,
      settings: JSON.stringify(settings),
      identity,
      version: before.version + 1,
      renewing_until: null,
    });
    await this.audit.record(tx, { action: 'channel.configured', subject: before.channel, detail: changesOf(wanted) });
    return missing;
  }

  /** @throws DomainFailure `conflict`, naming the other account, if it is the same mailbox, number or page. */
  async #refuseSame(tx: WorkspaceTransaction, { id, channel }: ConnectionRow, wanted: Identified): Promise<void> {
    const { identity } = wanted;
    if (identity === null) return;
    const others = (await this.channels.ofChannel(tx, channel)).filter((other) => other.id !== id);
    const same = others.find((other) => identityOf(other) === identity || isSameMailbox(wanted, other));
    if (same === undefined) return;
    const name = accountName(same) ?? identity;
    const reason = `${identity} is already connected to ${CHANNEL_NAMES[channel]} as "${name}". Change that account instead.`;
    throw new DomainFailure('conflict', 'ACCOUNT_EXISTS', reason, [{ field: 'account', expected: same.id }]);
  }

  #disconnected(): Pick<ConnectionRow, 'mode' | 'since'> {
    return { mode: 'not_connected', since: this.clock.now() };
  }
}

const grantedFor = ({ clientId, tenant, user, fromAddress }: Readonly<Record<string, string>>): string =>
  JSON.stringify([clientId, tenant, user ?? fromAddress]);

interface Identified {
  readonly identity: string | null;
  readonly provider: Provider;
  readonly settings: Readonly<Record<string, string>>;
}

/** A mailbox is known by its login as well, whichever address the account sends from. */
function isSameMailbox({ provider, settings }: Identified, other: ConnectionRow): boolean {
  if (provider === 'imap' && other.provider === 'imap') {
    const login = loginOf(settings);
    return login !== null && login === loginOf(settingsOf(other));
  }
  if (!isSignInMailbox(provider) && !isSignInMailbox(other.provider)) return false;
  const known = new Set(mailboxAddresses(settingsOf(other)));
  return mailboxAddresses(settings).some((address) => known.has(address));
}

/** @returns `null` while it is incomplete. */
const loginOf = ({ user = '', imapHost = '' }: Readonly<Record<string, string>>): string | null =>
  user.trim() === '' || imapHost.trim() === '' ? null : `${user.trim()} at ${imapHost.trim().toLowerCase()}`;

/** Also of an account whose identity is not stored yet. */
const identityOf = (row: ConnectionRow): string | null =>
  row.identity ?? (row.provider === null ? null : accountIdentity(row.provider, settingsOf(row)));

/** The provider and the names of changed secrets, never their values. */
function changesOf({ provider, secrets = {} }: ChannelSettings): string {
  const names = Object.keys(secrets);
  return names.length === 0 ? provider : `${provider}; secrets: ${names.join(', ')}`;
}

export function refuseProblems(channel: Channel, { provider, settings, secrets = {} }: ChannelSettings): void {
  const problems = settingProblems(provider, settings, secrets).map(({ part, name, expected }) => ({
    field: `body.${part}.${name}`,
    expected,
  }));
  if (PROVIDER_PROFILES[provider].channel !== channel) {
    problems.unshift({ field: 'body.provider', expected: `a provider of ${channel}` });
  }
  if (problems.length === 0) return;
  const fields = problems.map(({ field }) => field);
  const count = fields.length === 1 ? '1 invalid field' : `${fields.length} invalid fields`;
  throw new DomainFailure('invalid', 'VALIDATION_FAILED', `The request has ${count}: ${fields.join(', ')}.`, problems);
}
