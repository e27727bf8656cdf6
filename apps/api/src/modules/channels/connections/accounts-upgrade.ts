import { accountIdentity } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ChannelsRepository } from './channels.repository.js';
import { type ConnectionRow, settingsOf } from './connection.row.js';
import { SecretsRepository } from './secrets.repository.js';
import { Vault } from './vault.js';

/** Completes what the migration of connections to accounts cannot do in SQL: it has no key, and does not know what identifies an account. */
@Injectable()
export class AccountsUpgrade {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly secrets: SecretsRepository,
    private readonly vault: Vault,
  ) {}

  /** Does nothing once everything is complete. @throws SealBroken if a secret was tampered with. */
  async run(): Promise<void> {
    const former = (await this.secrets.all(this.db.read)).filter((row) => row.sealed_to === 'channel');
    const unnamed = (await this.channels.all(this.db.read)).filter((row) => row.identity === null && row.provider);
    if (former.length === 0 && unnamed.length === 0) return;
    await this.db.write(async (tx) => {
      for (const row of former) await this.vault.sealAgain(tx, row);
      for (const row of unnamed) await this.#identify(tx, row);
    });
  }

  async #identify(tx: WorkspaceTransaction, row: ConnectionRow): Promise<void> {
    if (row.provider === null) return;
    const identity = accountIdentity(row.provider, { ...settingsOf(row), ...(await this.vault.open(tx, row)) });
    const isFree = (await this.channels.ofChannel(tx, row.channel)).every((other) => other.identity !== identity);
    if (identity !== null && isFree) await this.channels.change(tx, row, { identity });
  }
}
