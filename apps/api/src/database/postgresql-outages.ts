import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryCompiler,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { Outage, type OutageCode } from '../common/outage.js';

/** SQLSTATEs of a server that stops, starts, or became read-only after a failover (PostgreSQL's appendix A). */
const UNAVAILABLE: ReadonlySet<string> = new Set([
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '25006', // read_only_sql_transaction: the former primary is now a standby
  '53300', // too_many_connections
]);

/** connection_exception */
const CONNECTION_CLASS = /^08...$/;

/** disk_full. If the write-ahead log cannot grow, PostgreSQL crashes and restarts. */
const DISK_FULL = '53100';

/** Node's error codes for sockets that broke or never connected. */
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

/** Driver messages without a code. */
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

/** Turns a driver error into the outage it implies, if any. */
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

/** A driver that reports outages. Only here is it known that a broken socket belonged to the database. */
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

  /** A broken connection has already rolled back; its original error is the one to report. */
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
