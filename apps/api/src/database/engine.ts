import { CompiledQuery, Kysely } from 'kysely';
import { loopBudget } from '../common/loop-budget.js';
import { Outage } from '../common/outage.js';
import { StartFailure } from '../common/start-failure.js';
import type { DatabaseTarget } from './database-url.js';
import { dialectOf } from './dialect.js';
import { migrate } from './migrate.js';
import { whileAlone } from './migration-lock.js';
import type { PreparedQuery } from './prepared.js';
import { EmbeddedSqliteDialect, openSqlite, StatementCache } from './sqlite-dialect.js';
import type { Tables } from './tables.js';

/**
 * An open database. Only the database module may hold it: it sees every workspace.
 *
 * On SQLite, reads use a second connection. A transaction holds its connection until it commits, and a list must not wait for an import.
 */
export interface Engine {
  readonly kind: DatabaseTarget['engine'];
  readonly writer: Kysely<Tables>;
  readonly reader: Kysely<Tables>;
  /** Runs a prepared read query on the driver's fastest path. */
  readonly all: <Row>(query: PreparedQuery<string, Row>, parameters: unknown[]) => Promise<Row[]> | Row[];
  readonly close: () => Promise<void>;
}

/**
 * Opens the database and migrates it to the current schema.
 *
 * @param onError called for connections that break while idle.
 * @throws StartFailure if it cannot be opened or is newer than this program.
 */
export async function openEngine(target: DatabaseTarget, onError: (error: Error) => void): Promise<Engine> {
  const writer = new Kysely<Tables>({ dialect: dialectOf(target, onError) });
  const close = () => writer.destroy();
  try {
    await reach(writer, target);
    if (target.engine === 'sqlite') {
      await migrate(writer, target);
      return withReader(target.file, writer, close);
    }
    await whileAlone(writer, () => migrate(writer, target));
    return pooled(writer, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws StartFailure if the database is unreachable. */
async function reach(writer: Kysely<Tables>, target: DatabaseTarget): Promise<void> {
  try {
    await writer.executeQuery(CompiledQuery.raw('select 1'));
  } catch (error) {
    const cause = error instanceof Outage ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const where = target.engine === 'sqlite' ? target.file : 'the PostgreSQL server of DATABASE_URL';
    throw new StartFailure('DATABASE', `The database cannot be opened (${where}): ${reason}`);
  }
}

function withReader(file: string, writer: Kysely<Tables>, close: () => Promise<void>): Engine {
  const database = openSqlite(file, { readonly: true });
  const statements = new StatementCache(database);
  const reader = new Kysely<Tables>({ dialect: new EmbeddedSqliteDialect(() => database) });
  return {
    kind: 'sqlite',
    writer,
    reader,
    all: <Row>({ sql }: PreparedQuery<string, Row>, parameters: unknown[]) => {
      if (!loopBudget.isSpent()) return statements.all<Row>(sql, parameters);
      return loopBudget.nextTurn().then(() => statements.all<Row>(sql, parameters));
    },
    close: async () => {
      await reader.destroy();
      // Kysely closes a connection only if it used it.
      database.close();
      await close();
    },
  };
}

function pooled(writer: Kysely<Tables>, close: () => Promise<void>): Engine {
  return {
    kind: 'postgresql',
    writer,
    reader: writer,
    all: async <Row>(query: PreparedQuery<string, Row>, parameters: unknown[]) => {
      const compiled: CompiledQuery<Row> = { ...query.compiled, parameters };
      return (await writer.executeQuery(compiled)).rows;
    },
    close,
  };
}
