import { type Cursor, normalizeAddress } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { olderThan } from '../../../database/older-than.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export type RunRow = Selectable<ScopedTables['ingest_run']>;
export type RunState = RunRow['state'];
export type ProblemRow = Selectable<ScopedTables['ingest_problem']>;

/** Stored problems per run; all are counted. */
export const KEPT_PROBLEMS = 100;

/** Progress of a run, with the increments of its counts. */
export interface RunStep {
  readonly bytesRead: number;
  readonly lines: number;
  readonly processed: number;
  readonly duplicates: number;
  readonly invalid: number;
}

const AddressesSchema = z.array(z.string());

@Injectable()
export class IngestRepository {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainFailure if the file does not exist. */
  async get(runId: string): Promise<RunRow> {
    const row = await this.db.read.selectFrom('ingest_run').selectAll().where('id', '=', runId).executeTakeFirst();
    if (row === undefined) throw new DomainFailure('not-found', 'INGEST_RUN_NOT_FOUND', 'The file was not found.');
    return row;
  }

  /** Newest first, starting after the cursor. */
  list(count: number, after: Cursor | null): Promise<RunRow[]> {
    return this.db.read
      .selectFrom('ingest_run')
      .selectAll()
      .where(olderThan('created_at', 'id', after))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(count)
      .execute();
  }

  /** Of all given runs, in line order. */
  async problems(runIds: readonly string[]): Promise<ProblemRow[]> {
    if (runIds.length === 0) return [];
    return this.db.read
      .selectFrom('ingest_problem')
      .selectAll()
      .where('ingest_run_id', 'in', [...runIds])
      .orderBy('line')
      .orderBy('id')
      .execute();
  }

  inStates(states: readonly RunState[]): Promise<RunRow[]> {
    return this.db.read
      .selectFrom('ingest_run')
      .selectAll()
      .where('state', 'in', [...states])
      .orderBy('created_at')
      .execute();
  }

  async insert(tx: WorkspaceTransaction, run: { id: string; fileName: string }): Promise<void> {
    const now = this.clock.now();
    await tx
      .insertInto('ingest_run')
      .values({ id: run.id, file_name: run.fileName, state: 'receiving', created_at: now, updated_at: now })
      .execute();
  }

  /** Updates a run in one of the given states. @returns whether it was in one. */
  async change(
    tx: WorkspaceTransaction,
    runId: string,
    states: readonly RunState[],
    values: Updateable<ScopedTables['ingest_run']>,
  ): Promise<boolean> {
    const result = await tx
      .updateTable('ingest_run')
      .set({ ...values, updated_at: this.clock.now() })
      .where('id', '=', runId)
      .where('state', 'in', [...states])
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Whether a run is being read and is at this position, which means that the caller is its reader. Locked until commit. */
  async isAt(tx: WorkspaceTransaction, runId: string, bytesRead: number): Promise<boolean> {
    const row = await tx
      .selectFrom('ingest_run')
      .select(['state', 'bytes_read'])
      .where('id', '=', runId)
      .forUpdate()
      .executeTakeFirst();
    return row?.state === 'running' && row.bytes_read === bytesRead;
  }

  advance(tx: WorkspaceTransaction, runId: string, step: RunStep): Promise<unknown> {
    return tx
      .updateTable('ingest_run')
      .set((eb) => ({
        bytes_read: step.bytesRead,
        lines: step.lines,
        processed: eb('processed', '+', step.processed),
        duplicates: eb('duplicates', '+', step.duplicates),
        invalid: eb('invalid', '+', step.invalid),
        updated_at: this.clock.now(),
      }))
      .where('id', '=', runId)
      .execute();
  }

  async addProblems(
    tx: WorkspaceTransaction,
    runId: string,
    problems: readonly Insertable<ScopedTables['ingest_problem']>[],
  ): Promise<void> {
    if (problems.length === 0) return;
    const { kept } = await tx
      .selectFrom('ingest_problem')
      .select((eb) => eb.fn.countAll<number | string>().as('kept'))
      .where('ingest_run_id', '=', runId)
      .executeTakeFirstOrThrow();
    const room = problems.slice(0, Math.max(0, KEPT_PROBLEMS - Number(kept)));
    if (room.length > 0) await tx.insertInto('ingest_problem').values(room).execute();
  }

  /** Our addresses, normalized for comparison. */
  async ownAddresses(tx: WorkspaceTransaction): Promise<ReadonlySet<string>> {
    const row = await tx.selectFrom('workspace').select('own_addresses').executeTakeFirstOrThrow();
    const written = AddressesSchema.parse(JSON.parse(row.own_addresses));
    return new Set(written.map((address) => normalizeAddress(address) ?? address.toLowerCase()));
  }
}
