import type { EnrichmentProviderId } from '@concordia/domain/enrichment';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export interface ProviderRow {
  readonly provider: EnrichmentProviderId;
  readonly host: string;
  readonly sealed_key: string | null;
  readonly ttl_seconds: number;
  readonly daily_limit: number;
  /** JSON. */
  readonly mapping: string;
  readonly updated_at: number;
}

@Injectable()
export class ProvidersRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(
    provider: EnrichmentProviderId,
    reader: Pick<WorkspaceTransaction, 'selectFrom'> = this.db.read,
  ): Promise<ProviderRow | undefined> {
    return reader
      .selectFrom('enrichment_provider')
      .select(['provider', 'host', 'sealed_key', 'ttl_seconds', 'daily_limit', 'mapping', 'updated_at'])
      .where('provider', '=', provider)
      .executeTakeFirst();
  }

  async put(tx: WorkspaceTransaction, { provider, ...settings }: ProviderRow): Promise<void> {
    await tx
      .insertInto('enrichment_provider')
      .values({ provider, ...settings })
      .onConflict((conflict) => conflict.column('provider').doUpdateSet(settings))
      .execute();
  }

  /** @param day YYYY-MM-DD in UTC. */
  async callsOn(provider: EnrichmentProviderId, day: string): Promise<number> {
    const row = await this.db.read
      .selectFrom('enrichment_use')
      .select('calls')
      .where('provider', '=', provider)
      .where('day', '=', day)
      .executeTakeFirst();
    return row?.calls ?? 0;
  }

  /**
   * Counts a call before it is made: of two concurrent calls, only one takes the day's last.
   *
   * @returns the count including this call; `null` if the day's limit is used up.
   */
  async book(
    tx: WorkspaceTransaction,
    provider: EnrichmentProviderId,
    day: string,
    limit: number,
  ): Promise<number | null> {
    await tx
      .insertInto('enrichment_use')
      .values({ provider, day })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const booked = await tx
      .updateTable('enrichment_use')
      .set((eb) => ({ calls: eb('calls', '+', 1) }))
      .where('provider', '=', provider)
      .where('day', '=', day)
      .where('calls', '<', limit)
      .returning('calls')
      .executeTakeFirst();
    return booked === undefined ? null : Number(booked.calls);
  }

  async isDemo(): Promise<boolean> {
    const { is_demo } = await this.db.read.selectFrom('workspace').select('is_demo').executeTakeFirstOrThrow();
    return is_demo === 1;
  }

  async forgetUseBefore(tx: WorkspaceTransaction, day: string): Promise<void> {
    await tx.deleteFrom('enrichment_use').where('day', '<', day).execute();
  }
}
