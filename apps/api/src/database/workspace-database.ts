import { Inject, Injectable } from '@nestjs/common';
import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import { ChangeLog } from './change-log.js';
import { Commits } from './commits.js';
import { againAfterConflict } from './conflicts.js';
import { ENGINE } from './database.tokens.js';
import type { Engine } from './engine.js';
import { type PreparedQuery, prepared, WORKSPACE } from './prepared.js';
import { currentPrincipal } from './request-context.js';
import { ScopePlugin } from './scope-plugin.js';
import type { ScopedTables } from './tables.js';
import { WrittenTopics } from './written-topics.js';

/** A transaction in the workspace of the present request or job. */
export type WorkspaceTransaction = Transaction<ScopedTables>;

type ReadOnly = Pick<Kysely<ScopedTables>, 'selectFrom' | 'with'>;

/**
 * The only way from the modules to the database: whatever is asked here is asked about the workspace of the present request or job.
 *
 * The scope is added by a plugin of the query builder (see ScopePlugin), so that a query cannot be written without it; `workspace_id` is
 * not even a column that the types know.
 */
@Injectable()
export class WorkspaceDatabase {
  readonly #compiler: Kysely<ScopedTables>;
  readonly #reader: Kysely<ScopedTables>;
  readonly #scope;

  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    private readonly commits: Commits,
    private readonly changes: ChangeLog,
  ) {
    this.#scope = new ScopePlugin(() => currentPrincipal().workspaceId, engine.kind);
    this.#compiler = engine.reader.withPlugin(new ScopePlugin(() => WORKSPACE, engine.kind));
    this.#reader = engine.reader.withPlugin(this.#scope);
  }

  /** For reading; sees what has been committed. */
  get read(): ReadOnly {
    return this.#reader;
  }

  /** SQLite and PostgreSQL, for the few statements that differ. */
  get kind(): Engine['kind'] {
    return this.engine.kind;
  }

  /**
   * Runs work in a transaction and commits it; a throw rolls it back. Open screens hear of what it wrote.
   *
   * The work may run more than once: where PostgreSQL ends it because it and another wait for each other, it begins again. So it changes
   * nothing but the database.
   *
   * On SQLite there is one writer at a time, so nothing slow belongs in here: no file, no network, no sleeping.
   */
  async write<Result>(work: (tx: WorkspaceTransaction) => Promise<Result>): Promise<Result> {
    const result = await againAfterConflict(() =>
      this.engine.writer.transaction().execute(async (plain) => {
        const written = new WrittenTopics();
        const tx = plain.withPlugin(this.#scope).withPlugin(written);
        const done = await work(tx);
        await this.changes.append(tx, written.touched);
        return done;
      }),
    );
    this.commits.announce();
    return result;
  }

  /**
   * Builds and compiles a query once. Values that are not known yet are named with `param`.
   *
   * Building a query costs as much as running it, so the lists that are asked for all day are prepared.
   */
  prepare<Names extends string, Row>(
    build: (db: ReadOnly) => { compile(): CompiledQuery<Row> },
  ): PreparedQuery<Names, Row> {
    return prepared(build(this.#compiler).compile());
  }

  /** Runs a prepared query in the present workspace. */
  all<Names extends string, Row>(
    query: PreparedQuery<Names, Row>,
    values: Readonly<Record<Names, string | number | null>>,
  ): Promise<Row[]> | Row[] {
    return this.engine.all(query, query.bind(currentPrincipal().workspaceId, values));
  }
}
