import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export type PostMetricRow = Selectable<ScopedTables['post_metric']>;

/** Retention of metrics, in ms. */
const KEPT = 400 * DAY;

/** Calendar day in UTC, as X counts. */
export const utcDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

@Injectable()
export class PostMetricsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  since(day: string): Promise<PostMetricRow[]> {
    return this.db.read
      .selectFrom('post_metric')
      .selectAll()
      .where('day', '>=', day)
      .orderBy('day')
      .orderBy('post_id')
      .execute();
  }

  /** Stores the metrics of a day; a later reading on the same day replaces an earlier one. */
  async put(tx: WorkspaceTransaction, rows: Insertable<ScopedTables['post_metric']>[], now: number): Promise<void> {
    for (const row of rows) {
      const { text, impressions, likes, reposts, replies, fetched_at } = row;
      await tx
        .insertInto('post_metric')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['post_id', 'day']).doUpdateSet({ text, impressions, likes, reposts, replies, fetched_at }),
        )
        .execute();
    }
    await tx
      .deleteFrom('post_metric')
      .where('day', '<', utcDay(now - KEPT))
      .execute();
  }
}
