import { DAY } from '@concordia/domain';
import type { SegmentationResult } from '@concordia/domain/customers';
import type { LearnedIntents } from '@concordia/domain/intents';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

export type SegmentationRow = Selectable<ScopedTables['segmentation_run']>;

type State = SegmentationRow['state'];

/** Matches the stored reasons of a message that ends the relationship. */
export const CANCELLATION = '%"code":"cancellation"%';

export interface StoredResult extends Omit<SegmentationResult, 'retention'> {
  readonly retention?: SegmentationResult['retention'];
  readonly learned: LearnedIntents;
}

export interface LatestFit {
  readonly version: number;
  readonly fittedAt: number;
  readonly result: StoredResult;
}

@Injectable()
export class SegmentationRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(id: string, from: QuerySource = this.db.read): Promise<SegmentationRow | undefined> {
    return from.selectFrom('segmentation_run').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Serializes decisions about runs. */
  async hold(tx: WorkspaceTransaction): Promise<void> {
    await tx.selectFrom('workspace').select('id').forUpdate().execute();
  }

  underWay(from: QuerySource): Promise<SegmentationRow | undefined> {
    return from
      .selectFrom('segmentation_run')
      .selectAll()
      .where('state', 'in', ['queued', 'running'])
      .limit(1)
      .executeTakeFirst();
  }

  newest(): Promise<SegmentationRow | undefined> {
    return this.db.read
      .selectFrom('segmentation_run')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  async latest(from: QuerySource = this.db.read): Promise<LatestFit | null> {
    const row = await from
      .selectFrom('segmentation_run')
      .select(['version', 'finished_at', 'result'])
      .where('state', '=', 'done')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined || row.result === null) return null;
    const result: StoredResult = JSON.parse(row.result);
    return { version: row.version ?? 0, fittedAt: row.finished_at ?? 0, result };
  }

  /** Whether an import that brought messages has ended since. */
  async hasImportedSince(instant: number): Promise<boolean> {
    const row = await this.db.read
      .selectFrom('import_run')
      .select('id')
      .where('state', '=', 'done')
      .where('finished_at', '>', instant)
      .where('messages_added', '>', 0)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whether an unanswered message that arrived since says that a customer leaves. */
  async hasCancelledSince(instant: number): Promise<boolean> {
    const row = await this.db.read
      .selectFrom('message')
      .select('id')
      .where('is_urgent', '=', 1)
      .where('sent_at', '>', instant - DAY)
      .where('stored_at', '>', instant)
      .where('priority_reasons', 'like', CANCELLATION)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['segmentation_run']>): Promise<void> {
    await tx.insertInto('segmentation_run').values(row).execute();
  }

  /** @returns `false` if the run was in another state; nothing changes then. */
  async change(
    tx: WorkspaceTransaction,
    id: string,
    from: readonly State[],
    values: Updateable<ScopedTables['segmentation_run']>,
  ): Promise<boolean> {
    const result = await tx
      .updateTable('segmentation_run')
      .set(values)
      .where('id', '=', id)
      .where('state', 'in', [...from])
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Deletes runs that ended before an instant, except the one shown. */
  async forget(tx: WorkspaceTransaction, before: number): Promise<void> {
    const latest = await this.latest(tx);
    await tx
      .deleteFrom('segmentation_run')
      .where('finished_at', '<', before)
      .where((eb) => eb.or([eb('version', 'is', null), eb('version', '<>', latest?.version ?? 0)]))
      .execute();
  }
}
