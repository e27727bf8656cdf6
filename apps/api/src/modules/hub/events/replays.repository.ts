import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export type ReplayRow = Selectable<ScopedTables['hub_replay']>;
type ReplayState = ReplayRow['state'];

@Injectable()
export class ReplaysRepository {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainFailure if there is no such replay. */
  async get(replayId: string): Promise<ReplayRow> {
    const row = await this.db.read.selectFrom('hub_replay').selectAll().where('id', '=', replayId).executeTakeFirst();
    if (row === undefined) throw new DomainFailure('not-found', 'REPLAY_NOT_FOUND', 'The replay was not found.');
    return row;
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['hub_replay']>): Promise<void> {
    await tx.insertInto('hub_replay').values(row).execute();
  }

  /** Updates a replay that is in one of the states. @returns `false` if it was in another state. */
  async change(
    tx: WorkspaceTransaction,
    replayId: string,
    states: readonly ReplayState[],
    values: Updateable<ScopedTables['hub_replay']>,
  ): Promise<boolean> {
    const result = await tx
      .updateTable('hub_replay')
      .set({ ...values, updated_at: this.clock.now() })
      .where('id', '=', replayId)
      .where('state', 'in', [...states])
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  async forget(tx: WorkspaceTransaction, before: number): Promise<void> {
    await tx.deleteFrom('hub_replay').where('finished_at', '<', before).execute();
  }
}
