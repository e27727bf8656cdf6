import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { currentPrincipal } from '../../../database/request-context.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { Sealing } from '../../../sealing/sealing.js';
import type { QuerySource } from './channels.repository.js';
import type { ConnectionRow } from './connection.row.js';
import { lastFourOf } from './last-four.js';
import { type SecretRow, SecretsRepository } from './secrets.repository.js';

/** The account a secret belongs to. */
export type SecretOwner = Pick<ConnectionRow, 'id' | 'channel'>;

/** Stores secrets of the workspace's accounts. Decrypted values go only to adapters. */
@Injectable()
export class Vault {
  constructor(
    private readonly secrets: SecretsRepository,
    private readonly sealing: Sealing,
    private readonly clock: Clock,
  ) {}

  /** Stores each value sealed; `null` deletes it. */
  async put(
    tx: WorkspaceTransaction,
    owner: SecretOwner,
    secrets: Readonly<Record<string, string | null>>,
  ): Promise<void> {
    const updated_at = this.clock.now();
    const removed: string[] = [];
    for (const [name, secret] of Object.entries(secrets)) {
      if (secret === null) removed.push(name);
      else {
        const sealed = this.sealing.seal(secret, placeOf(owner, name));
        const { id: account_id, channel } = owner;
        const last_four = lastFourOf(secret);
        await this.secrets.put(tx, { account_id, channel, name, sealed, sealed_to: 'account', last_four, updated_at });
      }
    }
    await this.secrets.remove(tx, owner.id, removed);
  }

  /** All secrets of an account by name. @throws SealBroken if one was tampered with, or belongs to another account. */
  async open(db: QuerySource, owner: SecretOwner): Promise<Readonly<Record<string, string>>> {
    const rows = await this.secrets.of(db, owner.id);
    return Object.fromEntries(rows.map((row) => [row.name, this.#open(row)]));
  }

  /** Seals a secret from before there were accounts to its account. @throws SealBroken */
  async sealAgain(tx: WorkspaceTransaction, row: SecretRow): Promise<void> {
    const sealed = this.sealing.seal(this.#open(row), placeOf(ownerOf(row), row.name));
    await this.secrets.put(tx, { ...row, sealed, sealed_to: 'account' });
  }

  #open(row: SecretRow): string {
    const placed = row.sealed_to === 'channel' ? formerPlaceOf : placeOf;
    return this.sealing.open(row.sealed, placed(ownerOf(row), row.name));
  }
}

const ownerOf = ({ account_id: id, channel }: SecretRow): SecretOwner => ({ id, channel });

const placeOf = ({ id, channel }: SecretOwner, name: string) =>
  [currentPrincipal().workspaceId, channel, id, name] as const;

/** Where secrets were sealed while a channel had one connection. */
const formerPlaceOf = ({ channel }: SecretOwner, name: string) =>
  [currentPrincipal().workspaceId, channel, name] as const;
