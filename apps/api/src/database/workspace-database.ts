import { Inject, Injectable } from '@nestjs/common';
import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import { ChangeLog } from './change-log.js';
import { Commits } from './commits.js';
import { againAfterConflict } from './conflicts.js';
import { ENGINE } from './database.tokens.js';
import type { Engine } from './engine.js';
import { type PreparedQuery, prepared, WORKSPACE } from './prepared.js';
import { currentPrincipal, hidesAccounts } from './request-context.js';
import { ScopePlugin } from './scope-plugin.js';
import type { ScopedTables } from './tables.js';
import { WrittenTopics } from './written-topics.js';

/** A transaction in the workspace of the current request or job. */
export type WorkspaceTransaction = Transaction<ScopedTables>;

type ReadOnly = Pick<Kysely<ScopedTables>, 'selectFrom' | 'with'>;

/**
 * The modules' only access to the database, confined to the workspace of the current request or job.
 *
 * A query builder plugin adds the scope (see ScopePlugin), so that no query can omit it; the types do not even have `workspace_id`.
 */
@Injectable()
export class WorkspaceDatabase {
  readonly #compiler: Kysely<ScopedTables>;
  /** Leaves out accounts with members. */
  readonly #narrowCompiler: Kysely<ScopedTables>;
  readonly #reader: Kysely<ScopedTables>;
  readonly #scope;

  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    private readonly commits: Commits,
    private readonly changes: ChangeLog,
  ) {
    this.#scope = new ScopePlugin(() => currentPrincipal().workspaceId, engine.kind, hidesAccounts);
    const compiler = (isNarrow: boolean) =>
      engine.reader.withPlugin(
        new ScopePlugin(
          () => WORKSPACE,
          engine.kind,
          () => isNarrow,
        ),
      );
    this.#compiler = compiler(false);
    this.#narrowCompiler = compiler(true);
    this.#reader = engine.reader.withPlugin(this.#scope);
  }

  /** Reads committed data only. */
  get read(): ReadOnly {
    return this.#reader;
  }

  /** For the few statements that differ by engine. */
  get kind(): Engine['kind'] {
    return this.engine.kind;
  }

  /**
   * Runs work in a transaction and commits it; rolls back if it throws. Announces the changes to open screens.
   *
   * The work may run more than once: after a PostgreSQL deadlock or conflict it is retried. So it must have no effects outside the database.
   *
   * SQLite has a single writer, so slow work must stay outside: no file, no network, no sleeping.
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
   * Builds and compiles a query once. `param` names values known only at execution.
   *
   * Building a query costs as much as running it, so frequently requested lists are prepared.
   */
  prepare<Names extends string, Row>(
    build: (db: ReadOnly) => { compile(): CompiledQuery<Row> },
  ): PreparedQuery<Names, Row> {
    return prepared(build(this.#compiler).compile(), () => build(this.#narrowCompiler).compile());
  }

  all<Names extends string, Row>(
    query: PreparedQuery<Names, Row>,
    values: Readonly<Record<Names, string | number | null>>,
  ): Promise<Row[]> | Row[] {
    const asked = hidesAccounts() ? query.narrowed() : query;
    return this.engine.all(asked, asked.bind(currentPrincipal().workspaceId, values));
  }
}
