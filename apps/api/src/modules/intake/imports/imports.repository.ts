import type { SkipReason } from '@concordia/channels/archives';
import type { ImportRun } from '@concordia/contract/intake';
import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Selectable, Updateable } from 'kysely';
import { Clock } from '../../../common/clock.js';
import { notFound } from '../../../common/domain-failure.js';
import { olderThan } from '../../../database/older-than.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { addressList } from '../../platform/workspace/own-addresses.repository.js';
import { workspaceSettings } from '../../platform/workspace/settings/workspace-settings.repository.js';
import type { Checkpoint } from './reading/imported-mail.js';
import { freshCheckpoint, type StoredCheckpoint } from './run-checkpoint.js';
import { idList, skippedCounts } from './run-columns.js';

export type RunRow = Selectable<ScopedTables['import_run']>;
export type ProblemRow = Selectable<ScopedTables['import_problem']>;

/** Imports that are looked at for who we are. */
const EARLIER_RUNS = 50;

/** A batch's increments of its run's counts. */
export interface RunCounts {
  readonly messages_added: number;
  readonly duplicates: number;
  readonly repeats: number;
  readonly left_out: number;
  readonly problems: number;
  readonly contacts_added: number;
  readonly conversations_added: number;
}

export interface RunProgress {
  readonly messagesPerSecond: number;
  readonly bytesPerSecond: number;
}

@Injectable()
export class ImportsRepository {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainFailure if the import does not exist. */
  async get(importId: string): Promise<RunRow> {
    const row = await this.db.read.selectFrom('import_run').selectAll().where('id', '=', importId).executeTakeFirst();
    if (row === undefined) throw notFound('import');
    return row;
  }

  /** Newest first, starting after the cursor. */
  list(count: number, after: Cursor | null): Promise<RunRow[]> {
    return this.db.read
      .selectFrom('import_run')
      .selectAll()
      .where(olderThan('created_at', 'id', after))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(count)
      .execute();
  }

  /** Last in the archive first, starting after the cursor. */
  listProblems(importId: string, count: number, after: Cursor | null): Promise<ProblemRow[]> {
    return this.db.read
      .selectFrom('import_problem')
      .selectAll()
      .where('import_run_id', '=', importId)
      .where(olderThan('ordinal', 'id', after))
      .orderBy('ordinal', 'desc')
      .orderBy('id', 'desc')
      .limit(count)
      .execute();
  }

  /** Oldest first. */
  inStates(states: readonly ImportRun['state'][]): Promise<RunRow[]> {
    return this.db.read
      .selectFrom('import_run')
      .selectAll()
      .where('state', 'in', [...states])
      .orderBy('created_at')
      .execute();
  }

  /** The newest resumable run of a path. */
  async resumable(sourcePath: string): Promise<RunRow | null> {
    const row = await this.db.read
      .selectFrom('import_run')
      .selectAll()
      .where('source_path', '=', sourcePath)
      .where('state', 'in', ['queued', 'asking', 'reading', 'sorting', 'cancelled', 'failed'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return row ?? null;
  }

  async hasJob(kind: string, payload: string): Promise<boolean> {
    const row = await this.db.read
      .selectFrom('job')
      .select('id')
      .where('kind', '=', kind)
      .where('payload', '=', payload)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst();
    return row !== undefined;
  }

  insert(
    tx: WorkspaceTransaction,
    run: {
      id: string;
      origin: ImportRun['origin'];
      name: string;
      state: ImportRun['state'];
      sourcePath: string;
      ownAddresses: readonly string[];
      timeZone?: string | null;
    },
  ): Promise<unknown> {
    const now = this.clock.now();
    return tx
      .insertInto('import_run')
      .values({
        id: run.id,
        origin: run.origin,
        name: run.name,
        state: run.state,
        source_path: run.sourcePath,
        own_addresses: JSON.stringify(run.ownAddresses),
        time_zone: run.timeZone ?? null,
        created_at: now,
        updated_at: now,
        size_bytes: 0,
        position_bytes: 0,
        messages_read: 0,
        messages_added: 0,
        duplicates: 0,
        repeats: 0,
        left_out: 0,
        problems: 0,
        contacts_added: 0,
        conversations_added: 0,
      })
      .execute();
  }

  /** Updates a run in one of the given states. @returns whether it was in one. */
  async change(
    tx: WorkspaceTransaction,
    importId: string,
    states: readonly ImportRun['state'][],
    values: Updateable<ScopedTables['import_run']>,
  ): Promise<boolean> {
    const result = await tx
      .updateTable('import_run')
      .set({ ...values, updated_at: this.clock.now() })
      .where('id', '=', importId)
      .where('state', 'in', [...states])
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Whether a run is being read and is at this checkpoint, which means that the caller is its reader. */
  async isAt(
    tx: WorkspaceTransaction,
    importId: string,
    { positionBytes, messagesRead }: Checkpoint,
  ): Promise<boolean> {
    const row = await tx
      .selectFrom('import_run')
      .select(['state', 'position_bytes', 'messages_read'])
      .where('id', '=', importId)
      .executeTakeFirst();
    return row?.state === 'reading' && row.position_bytes === positionBytes && row.messages_read === messagesRead;
  }

  advance(
    tx: WorkspaceTransaction,
    importId: string,
    to: Checkpoint,
    counts: RunCounts,
    progress: RunProgress,
  ): Promise<unknown> {
    const checkpoint: StoredCheckpoint = {
      ...freshCheckpoint,
      file: to.file,
      sentAt: to.sentAt,
      bytesPerSecond: progress.bytesPerSecond,
    };
    return tx
      .updateTable('import_run')
      .set((eb) => ({
        position_bytes: to.positionBytes,
        messages_read: to.messagesRead,
        checkpoint: JSON.stringify(checkpoint),
        messages_added: eb('messages_added', '+', counts.messages_added),
        duplicates: eb('duplicates', '+', counts.duplicates),
        repeats: eb('repeats', '+', counts.repeats),
        left_out: eb('left_out', '+', counts.left_out),
        problems: eb('problems', '+', counts.problems),
        contacts_added: eb('contacts_added', '+', counts.contacts_added),
        conversations_added: eb('conversations_added', '+', counts.conversations_added),
        rate_per_second: progress.messagesPerSecond,
        updated_at: this.clock.now(),
      }))
      .where('id', '=', importId)
      .execute();
  }

  /** Counts skipped records of a chat archive by reason. The run's row is locked by `lockOut`. */
  async skip(tx: WorkspaceTransaction, importId: string, reasons: readonly SkipReason[]): Promise<void> {
    if (reasons.length === 0) return;
    const row = await tx
      .selectFrom('import_run')
      .select('skipped')
      .where('id', '=', importId)
      .executeTakeFirstOrThrow();
    const counts = new Map(skippedCounts(row.skipped));
    for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    const skipped = JSON.stringify(Object.fromEntries(counts));
    await tx.updateTable('import_run').set({ skipped }).where('id', '=', importId).execute();
  }

  /** Our ids in earlier archives of a format, from the newest imports. */
  async earlierOwners(format: RunRow['format'], importId: string): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('import_run')
      .select('owner_ids')
      .where('format', '=', format)
      .where('owner_ids', 'is not', null)
      .where('id', '<>', importId)
      .orderBy('created_at', 'desc')
      .limit(EARLIER_RUNS)
      .execute();
    return rows.flatMap(({ owner_ids }) => idList(owner_ids) ?? []);
  }

  async timeZone(): Promise<string> {
    return (await workspaceSettings(this.db.read)).time_zone;
  }

  /** Saves sorting progress. @returns whether the run is still being sorted. */
  advanceSorting(tx: WorkspaceTransaction, importId: string, sortedTo: string | null): Promise<boolean> {
    return this.change(tx, importId, ['sorting'], {
      checkpoint: JSON.stringify({ ...freshCheckpoint, isSorting: true, sortedTo } satisfies StoredCheckpoint),
    });
  }

  /**
   * Locks out other importers of this workspace until commit. SQLite has a single writer anyway.
   *
   * Every importer locks the rows of all active runs in the same order. The workspace row would also work, but every transaction locks it last (see
   * ChangeLog.append).
   */
  async lockOut(tx: WorkspaceTransaction): Promise<void> {
    await tx
      .selectFrom('import_run')
      .select('id')
      .where('state', 'in', ['reading', 'sorting'])
      .orderBy('id')
      .forUpdate()
      .execute();
  }

  async messagesAdded(tx: WorkspaceTransaction, importId: string): Promise<number> {
    const run = await tx
      .selectFrom('import_run')
      .select('messages_added')
      .where('id', '=', importId)
      .executeTakeFirstOrThrow();
    return run.messages_added;
  }

  async ownAddresses(): Promise<string[]> {
    const row = await this.db.read.selectFrom('workspace').select('own_addresses').executeTakeFirstOrThrow();
    return addressList(row.own_addresses);
  }
}
