import type { ChannelConnection, ChannelUpdate } from '@concordia/contract/channels';
import { CHANNEL_NAMES, missingOf, PROVIDER_PROFILES, type QuietHours } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { type ConnectionRow, quietHoursOf, settingsOf } from './connection.row.js';
import { SecretsRepository } from './secrets.repository.js';
import { minutesOf } from './time-of-day.js';

type Update = { readonly [Name in keyof ChannelUpdate]: ChannelUpdate[Name] | undefined };

/** Changes how an account is connected, and when it is quiet. */
@Injectable()
export class AccountModes {
  constructor(
    private readonly secrets: SecretsRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns the row to store. @throws DomainFailure `conflict` if it would be live without its required settings. */
  async changed(tx: WorkspaceTransaction, row: ConnectionRow, { mode, quietHours }: Update): Promise<ConnectionRow> {
    const after = mode ?? row.mode;
    if (after === 'live') await this.#refuseIncomplete(tx, row);
    const quiet = quietHours === undefined ? quietHoursOf(row) : quietHours && parseQuietHours(quietHours);
    return {
      ...row,
      mode: after,
      quiet_from: quiet?.from ?? null,
      quiet_until: quiet?.until ?? null,
      quiet_zone: quiet?.timeZone ?? null,
      since: row.mode === after ? row.since : this.clock.now(),
    };
  }

  async #refuseIncomplete(tx: WorkspaceTransaction, row: ConnectionRow): Promise<void> {
    const name = CHANNEL_NAMES[row.channel];
    if (row.provider === null) {
      throw new DomainFailure('conflict', 'CHANNEL_INCOMPLETE', `Choose a provider for ${name} before it goes live.`, [
        { field: 'provider', expected: 'a provider; it is missing' },
      ]);
    }
    const secrets = await this.secrets.of(tx, row.id);
    const known = [...Object.keys(settingsOf(row)), ...secrets.map((secret) => secret.name)];
    const missing = missingOf(row.provider, known);
    if (missing.length === 0) return;
    throw new DomainFailure(
      'conflict',
      'CHANNEL_INCOMPLETE',
      `${PROVIDER_PROFILES[row.provider].name} cannot be reached without ${missing.join(', ')}.`,
      missing.map((field) => ({ field, expected: 'a value; it is missing' })),
    );
  }
}

function parseQuietHours({ from, until, timeZone }: NonNullable<ChannelConnection['quietHours']>): QuietHours {
  return { from: minutesOf(from), until: minutesOf(until), timeZone };
}
