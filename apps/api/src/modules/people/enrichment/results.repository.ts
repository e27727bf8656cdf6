import type { EnrichmentProviderId, EnrichmentType } from '@concordia/domain/enrichment';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

const COLUMNS = ['id', 'provider', 'type', 'query', 'items', 'is_sample', 'fetched_at', 'expires_at'] as const;

export interface ResultKey {
  readonly provider: EnrichmentProviderId;
  readonly type: EnrichmentType;
  readonly queryKey: string;
}

export type ResultRow = NonNullable<Awaited<ReturnType<ResultsRepository['find']>>>;

@Injectable()
export class ResultsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(id: string) {
    return this.db.read.selectFrom('enrichment_result').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  }

  ofSearch({ provider, type, queryKey }: ResultKey, now: number): Promise<ResultRow | undefined> {
    return this.db.read
      .selectFrom('enrichment_result')
      .select(COLUMNS)
      .where('provider', '=', provider)
      .where('type', '=', type)
      .where('query_key', '=', queryKey)
      .where('expires_at', '>', now)
      .executeTakeFirst();
  }

  /** Replaces the cached result of the search. */
  async put(tx: WorkspaceTransaction, row: Insertable<ScopedTables['enrichment_result']>): Promise<void> {
    await tx
      .insertInto('enrichment_result')
      .values(row)
      .onConflict((conflict) => {
        const { provider: _provider, type: _type, query_key: _key, ...news } = row;
        return conflict.columns(['provider', 'type', 'query_key']).doUpdateSet(news);
      })
      .execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<boolean> {
    const gone = await tx.deleteFrom('enrichment_result').where('id', '=', id).returning('id').executeTakeFirst();
    return gone !== undefined;
  }

  async removeOf(tx: WorkspaceTransaction, provider: EnrichmentProviderId): Promise<void> {
    await tx.deleteFrom('enrichment_result').where('provider', '=', provider).execute();
  }

  async removeExpired(tx: WorkspaceTransaction, now: number): Promise<void> {
    await tx.deleteFrom('enrichment_result').where('expires_at', '<=', now).execute();
  }
}
