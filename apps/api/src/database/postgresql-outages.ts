import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryCompiler,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { Outage, type OutageCode } from '../common/outage.js';

/** SQLSTATEs of a server that stops, starts, or takes no writes because another one took over (PostgreSQL's appendix A). */
const UNAVAILABLE: ReadonlySet<string> = new Set([
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '25006', // read_only_sql_transaction: what was the primary is a standby now
  '53300', // too_many_connections
]);

/** connection_exception */
const CONNECTION_CLASS = /^08...$/;

/** disk_full; of a write-ahead log that cannot grow, PostgreSQL dies and starts again. */
const DISK_FULL = '53100';

/** What Node says of a socket that broke or was never made. */
const BROKEN: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the driver says without a code. */
const LOST = /^Connection terminated|not queryable$|^timeout exceeded when trying to connect$/;

function codeOf(error: unknown): OutageCode | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') {
    if (error.code === DISK_FULL) return 'DISK_FULL';
    const isAway = UNAVAILABLE.has(error.code) || CONNECTION_CLASS.test(error.code) || BROKEN.has(error.code);
    return isAway ? 'DATABASE_UNAVAILABLE' : null;
  }
  return LOST.test(error.message) ? 'DATABASE_UNAVAILABLE' : null;
}

/** An error of the driver, or the outage that it tells of. */
function translated(error: unknown): unknown {
  const code = codeOf(error);
  return code === null ? error : new Outage(code, error);
}

async function translating<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw translated(error);
  }
}

/** A driver whose errors say when the server is away. Only here is it known that a broken socket was the database's. */
export class OutageReportingDriver implements Driver {
  readonly #reporting = new WeakMap<DatabaseConnection, OutageReportingConnection>();

  constructor(private readonly driver: Driver) {}

  init(): Promise<void> {
    return this.driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await translating(() => this.driver.acquireConnection());
    const reporting = this.#reporting.get(inner) ?? new OutageReportingConnection(inner);
    this.#reporting.set(inner, reporting);
    return reporting;
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    const inner = connection instanceof OutageReportingConnection ? connection.inner : connection;
    return this.driver.releaseConnection(inner);
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.driver.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.driver.commitTransaction(connection);
  }

  /** A connection that broke has rolled back by that, and what broke it is the error to tell of. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await this.driver.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
    }
  }

  async savepoint(connection: DatabaseConnection, name: string, compile: QueryCompiler['compileQuery']): Promise<void> {
    await this.driver.savepoint?.(connection, name, compile);
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.driver.rollbackToSavepoint?.(connection, name, compile);
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.driver.releaseSavepoint?.(connection, name, compile);
  }

  destroy(): Promise<void> {
    return this.driver.destroy();
  }
}

class OutageReportingConnection implements DatabaseConnection {
  constructor(readonly inner: DatabaseConnection) {}

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return translating(() => this.inner.executeQuery<Row>(query));
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    try {
      yield* this.inner.streamQuery<Row>(query, chunkSize);
    } catch (error) {
      throw translated(error);
    }
  }
}
