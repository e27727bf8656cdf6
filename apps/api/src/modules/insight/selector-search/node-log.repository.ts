import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { param } from '../../../database/prepared.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

const AT_ONCE = 2_000;

/** A node that may have changed. */
export interface NodeChange {
  readonly id: number;
  readonly position: number;
  /** `null` for a mark. */
  readonly node_id: string | null;
  readonly has_terms: number;
  /** Position at which the next read starts. */
  readonly horizon: number;
}

/**
 * Log of changed nodes.
 *
 * A reader continues from its horizon. On PostgreSQL this is the oldest transaction in progress: some entries after it were already read, and none
 * before it can still appear.
 */
@Injectable()
export class NodeLogRepository {
  readonly #changes;
  readonly #start;

  constructor(private readonly db: WorkspaceDatabase) {
    const next =
      db.kind === 'postgresql'
        ? sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`
        : sql<number>`position + 1`;
    this.#changes = db.prepare<'from' | 'limit', NodeChange>((read) =>
      read
        .selectFrom('node_fts_log')
        .select(['id', 'position', 'node_id', 'has_terms', next.as('horizon')])
        .where('position', '>=', param<number>('from'))
        .orderBy('position')
        .orderBy('id')
        .limit(param<number>('limit')),
    );
    this.#start = db.prepare<never, { position: number }>((read) =>
      read.selectFrom('node_fts_log').select('position').where('node_id', 'is', null).orderBy('position').limit(1),
    );
  }

  /** Changes from a position on, in order. */
  async changes(from: number, limit: number): Promise<NodeChange[]> {
    return this.db.all(this.#changes, { from, limit });
  }

  /** First position after which nothing was deleted. */
  async start(): Promise<number> {
    const [mark] = await this.db.all(this.#start, {});
    return mark?.position ?? 0;
  }

  /** Position from which a reader that loads all nodes now must continue. */
  async horizon(): Promise<number> {
    const { position } = await this.db.read
      .selectFrom('workspace')
      .select((eb) =>
        this.db.kind === 'postgresql'
          ? sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.as('position')
          : eb
              .selectFrom('node_fts_log')
              .select(({ fn }) => fn.max<number | null>('node_fts_log.position').as('newest'))
              .as('position'),
      )
      .executeTakeFirstOrThrow();
    return this.db.kind === 'postgresql' ? Number(position) : Number(position ?? 0) + 1;
  }

  /** Deletes entries before the last mark and sets a new mark, so every entry is kept for at least one interval between calls. */
  async trim(signal: AbortSignal): Promise<void> {
    const newest = this.db.read.selectFrom('node_fts_log').select(['position', 'node_id']).orderBy('position', 'desc');
    const last = await newest.limit(1).executeTakeFirst();
    if (last === undefined) return;
    const mark = await newest.where('node_id', 'is', null).limit(1).executeTakeFirst();
    if (mark !== undefined) await this.#deleteBefore(mark.position, signal);
    if (last.node_id === null) return;
    await this.db.write((tx) => tx.insertInto('node_fts_log').values({ node_id: null, has_terms: 0 }).execute());
  }

  async #deleteBefore(position: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const rows = await this.db.read
        .selectFrom('node_fts_log')
        .select('id')
        .where((eb) =>
          // After a restore from another server, positions may exceed every transaction id of this one.
          this.db.kind === 'postgresql'
            ? eb.or([
                eb('position', '<', position),
                sql<boolean>`position > pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
              ])
            : eb('position', '<', position),
        )
        .limit(AT_ONCE)
        .execute();
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      await this.db.write((tx) => tx.deleteFrom('node_fts_log').where('id', 'in', ids).execute());
      await yieldToEventLoop();
    }
  }
}
