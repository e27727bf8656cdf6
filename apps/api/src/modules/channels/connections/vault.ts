import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { currentPrincipal } from '../../../database/request-context.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { Sealing } from '../../../sealing/sealing.js';
import type { QuerySource } from './channels.repository.js';
import { lastFourOf } from './last-four.js';
import { SecretsRepository } from './secrets.repository.js';

/** Stores secrets of the workspace's connections. Decrypted values go only to adapters. */
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
    channel: Channel,
    secrets: Readonly<Record<string, string | null>>,
  ): Promise<void> {
    const updated_at = this.clock.now();
    const removed: string[] = [];
    for (const [name, secret] of Object.entries(secrets)) {
      if (secret === null) removed.push(name);
      else {
        const sealed = this.sealing.seal(secret, placeOf(channel, name));
        await this.secrets.put(tx, { channel, name, sealed, last_four: lastFourOf(secret), updated_at });
      }
    }
    await this.secrets.remove(tx, channel, removed);
  }

  /** All secrets of a connection by name. @throws SealBroken if one was tampered with. */
  async open(db: QuerySource, channel: Channel): Promise<Readonly<Record<string, string>>> {
    const rows = await this.secrets.of(db, channel);
    return Object.fromEntries(
      rows.map(({ name, sealed }) => [name, this.sealing.open(sealed, placeOf(channel, name))]),
    );
  }
}

const placeOf = (channel: Channel, name: string) => [currentPrincipal().workspaceId, channel, name] as const;
