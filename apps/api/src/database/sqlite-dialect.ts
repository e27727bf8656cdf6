import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  type SelectQueryNode,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely';
import { type LoopBudget, loopBudget } from '../common/loop-budget.js';
import { makeFilePrivate } from '../common/private-path.js';
import { SqliteLock, sqliteOutage } from './sqlite-lock.js';

/** Prepared statements cached per connection. */
const KEPT_STATEMENTS = 300;

/** Maximum wait for a lock when opening a file, in ms. */
const OPENING_MS = 10_000;

/** Maximum wait when reading, in ms: another process may be recovering the log of one that was killed. */
const READING_MS = 500;

/** SQLite's name for a database without a file. */
const IN_MEMORY = ':memory:';

/**
 * Opens a SQLite file with our settings.
 *
 * - WAL: readers and the writer never wait for each other.
 * - synchronous=FULL: in WAL mode NORMAL survives a killed process but may lose the last commits at a power cut. Acknowledged data (a move on the
 *   board, a received webhook) must not be lost. Costs one fsync per commit.
 * - busy_timeout: SQLite blocks the event loop while it waits, so it only waits while opening the file. Later a writer waits for another process's
 *   lock (an import, a bench) in SqliteLock; readers hardly ever meet a lock in WAL mode.
 * - foreign_keys: off by default in SQLite.
 * - cache_size: 8 MB per connection, since an import fills them all (docs/performance.md); no mmap, which counts the whole file as this process's
 *   memory.
 *
 * Only the owner may read the files: SQLite creates companion files with the database's mode, and existing ones are restricted here.
 */
export function openSqlite(file: string, options: { readonly?: boolean } = {}): Database.Database {
  if (options.readonly !== true && file !== IN_MEMORY) makePrivate(file);
  const database = new Database(file, { readonly: options.readonly === true });
  database.pragma(`busy_timeout = ${OPENING_MS}`);
  if (options.readonly !== true) {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma('journal_size_limit = 67108864');
  }
  database.pragma('cache_size = -8000');
  database.pragma('temp_store = MEMORY');
  database.pragma(`busy_timeout = ${options.readonly === true ? READING_MS : 0}`);
  return database;
}

function makePrivate(file: string): void {
  makeFilePrivate(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) makeFilePrivate(beside);
}

const ROW_LOCKS: ReadonlySet<unknown> = new Set([
  'ForUpdate',
  'ForNoKeyUpdate',
  'ForShare',
  'ForKeyShare',
  'NoWait',
  'SkipLocked',
]);

/**
 * Omits `for update` and similar clauses, which SQLite neither supports nor needs: it has one writer, so a transaction locks everything. Statements
 * need not know which engine they run on.
 */
class EmbeddedSqliteCompiler extends SqliteQueryCompiler {
  protected override visitSelectQuery(node: SelectQueryNode): void {
    const endModifiers = node.endModifiers?.filter(({ modifier }) => !ROW_LOCKS.has(modifier));
    super.visitSelectQuery(endModifiers === undefined ? node : { ...node, endModifiers });
  }

  /** Nearly no name has quotes, and looking is cheaper than replacing none: a statement has a hundred names. */
  protected override sanitizeIdentifier(identifier: string): string {
    return identifier.includes('"') ? super.sanitizeIdentifier(identifier) : identifier;
  }
}

/**
 * Kysely's SQLite dialect with four differences: transactions begin IMMEDIATE, because in WAL mode one that reads first and then writes can fail
 * midway; statements stay prepared; long chains yield to the event loop; and row locks are omitted.
 */
export class EmbeddedSqliteDialect extends SqliteDialect {
  readonly #open: () => Database.Database;
  readonly #budget: LoopBudget;

  constructor(open: () => Database.Database, budget = loopBudget) {
    super({ database: async () => open() });
    this.#open = open;
    this.#budget = budget;
  }

  override createDriver(): Driver {
    return new EmbeddedSqliteDriver(this.#open, this.#budget);
  }

  override createQueryCompiler(): QueryCompiler {
    return new EmbeddedSqliteCompiler();
  }
}

class EmbeddedSqliteDriver implements Driver {
  #connection: EmbeddedSqliteConnection | undefined;

  constructor(
    private readonly open: () => Database.Database,
    private readonly budget: LoopBudget,
  ) {}

  async init(): Promise<void> {
    this.#connection = new EmbeddedSqliteConnection(this.open(), this.budget);
  }

  async acquireConnection(): Promise<EmbeddedSqliteConnection> {
    if (this.#connection === undefined) throw new Error('The database is closed.');
    return this.#connection;
  }

  async beginTransaction(connection: EmbeddedSqliteConnection): Promise<void> {
    await connection.runOutsideTransaction(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: EmbeddedSqliteConnection): Promise<void> {
    connection.run(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: EmbeddedSqliteConnection): Promise<void> {
    // Some errors, such as a full disk, end the transaction automatically; the original error is the one to report.
    if (connection.isInTransaction) connection.run(CompiledQuery.raw('rollback'));
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to "${name}"`));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release "${name}"`));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

class EmbeddedSqliteConnection implements DatabaseConnection {
  readonly #statements: StatementCache;
  readonly #lock = new SqliteLock();

  constructor(
    private readonly database: Database.Database,
    private readonly budget: LoopBudget,
  ) {
    this.#statements = new StatementCache(database);
  }

  get isInTransaction(): boolean {
    return this.database.inTransaction;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.budget.yieldIfSpent();
    // A transaction already holds the lock.
    return this.isInTransaction ? this.run<Row>(query) : this.runOutsideTransaction<Row>(query);
  }

  /** Waits for another process's write lock without blocking the event loop. */
  async runOutsideTransaction<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.#lock.whenFree(() => this.#execute<Row>(query));
    } catch (error) {
      throw sqliteOutage(error);
    }
  }

  /** Does not yield: a transaction about to end must not hold its lock longer. */
  run<Row>(query: CompiledQuery): QueryResult<Row> {
    try {
      return this.#execute<Row>(query);
    } catch (error) {
      throw sqliteOutage(error);
    }
  }

  #execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#statements.get<Row>(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const statement = this.database.prepare<unknown[], Row>(sql);
    for (const row of statement.iterate(parameters)) yield { rows: [row] };
  }

  close(): void {
    this.database.close();
  }
}

/** An LRU cache of prepared statements: preparing costs more than most of our queries. */
export class StatementCache {
  readonly #statements = new Map<string, Database.Statement>();

  constructor(private readonly database: Database.Database) {}

  /** @typeParam Row the row type of the query's text, which the driver returns unchecked. */
  get<Row>(sql: string): Database.Statement<unknown[], Row>;
  get(sql: string): Database.Statement {
    const kept = this.#statements.get(sql);
    if (kept !== undefined) return kept;
    const statement = this.database.prepare(sql);
    if (this.#statements.size >= KEPT_STATEMENTS) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    this.#statements.set(sql, statement);
    return statement;
  }

  all<Row>(sql: string, parameters: readonly unknown[]): Row[] {
    return this.get<Row>(sql).all(parameters);
  }
}
