import { randomBytes } from 'node:crypto';
import type { ChannelSettings } from '@concordia/contract/channels';
import { type Channel, missingOf, PROVIDER_PROFILES, settingProblems } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { ChannelsRepository } from './channels.repository.js';
import { type ConnectionRow, newConnection, UNTESTED } from './connection.row.js';
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
  ) {}

  /** @throws DomainFailure naming every invalid field; the text never repeats a secret. */
  async put(channel: Channel, wanted: ChannelSettings): Promise<void> {
    refuseProblems(channel, wanted);
    await this.db.write(async (tx) => {
      await this.store(tx, channel, wanted);
    });
  }

  /** Stores valid settings in the caller's transaction. @returns what is still missing. */
  async store(tx: WorkspaceTransaction, channel: Channel, wanted: ChannelSettings): Promise<readonly string[]> {
    const before = (await this.channels.find(tx, channel)) ?? newConnection(channel, this.clock.now());
    // A provider must never get another provider's secrets.
    if (before.provider !== wanted.provider) await this.secrets.removeAll(tx, channel);
    await this.vault.put(tx, channel, wanted.secrets ?? {});
    const settings = Object.fromEntries(Object.entries(wanted.settings).filter(([, value]) => value !== ''));
    const names = (await this.secrets.of(tx, channel)).map(({ name }) => name);
    if (!names.includes('webhookToken')) {
      await this.vault.put(tx, channel, { webhookToken: randomBytes(32).toString('base64url') });
    }
    const missing = missingOf(wanted.provider, [...Object.keys(settings), ...names]);
    await this.channels.put(tx, {
      ...before,
      ...(missing.length > 0 && before.mode === 'live' && this.#disconnected()),
      ...UNTESTED,
      // The expiry belongs to the OAuth grant, so it survives other changes.
      expires_at: names.includes('oauthRefreshToken') ? before.expires_at : null,
      provider: wanted.provider,
      settings: JSON.stringify(settings),
      version: before.version + 1,
      renewing_until: null,
    });
    await this.audit.record(tx, { action: 'channel.configured', subject: channel, detail: changesOf(wanted) });
    return missing;
  }

  #disconnected(): Pick<ConnectionRow, 'mode' | 'since'> {
    return { mode: 'not_connected', since: this.clock.now() };
  }
}

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
