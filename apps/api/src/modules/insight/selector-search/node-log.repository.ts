import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { param } from '../../../database/prepared.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Rows that are deleted in one go. */
const AT_ONCE = 2_000;

/** Something about a node may have changed. */
export interface NodeChange {
  readonly id: number;
  readonly position: number;
  /** `null` for a mark. */
  readonly node_id: string | null;
  readonly has_terms: number;
  /** The position from which on the next reading begins. */
  readonly horizon: number;
}

/**
 * Named queries on the log of what changed of nodes.
 *
 * Whoever has read it up to a horizon reads on from there. On PostgreSQL that is the oldest transaction that was under way: some of what stands behind it
 * has been read before, and nothing before it is still to come.
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

  /** Changes from a position on, in their order. */
  async changes(from: number, limit: number): Promise<NodeChange[]> {
    return this.db.all(this.#changes, { from, limit });
  }

  /** The position from which on nothing has been deleted. */
  async start(): Promise<number> {
    const [mark] = await this.db.all(this.#start, {});
    return mark?.position ?? 0;
  }

  /** The position from which on somebody reads who reads all nodes now. */
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

  /** Deletes what stands before the last mark, and sets another one: so everything stays for one interval between two calls at least. */
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
          // What was restored from another server's copy may be ahead of every transaction of this one.
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
