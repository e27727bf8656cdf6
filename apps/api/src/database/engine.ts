import { MikroORM } from '@mikro-orm/core';
import { AbstractSqlConnection } from '@mikro-orm/sql';
import { type CompiledQuery, Kysely } from 'kysely';
import { StartFailure } from '../common/start-failure.js';
import type { DatabaseTarget } from './database-url.js';
import { dialectOf } from './dialect.js';
import { migrate } from './migrate.js';
import { ormOptions } from './orm-options.js';
import type { PreparedQuery } from './prepared.js';
import { EmbeddedSqliteDialect, openSqlite, StatementCache } from './sqlite-dialect.js';
import type { Tables } from './tables.js';

/**
 * An open database. Only the database module may hold one: it sees every workspace.
 *
 * On SQLite, reading has a connection of its own. There, a transaction holds its one connection until it is committed, and a list must not
 * wait for an import.
 */
export interface Engine {
  readonly kind: DatabaseTarget['engine'];
  readonly writer: Kysely<Tables>;
  readonly reader: Kysely<Tables>;
  /** Runs a prepared query for reading, on the shortest way that the driver has. */
  readonly all: <Row>(query: PreparedQuery<string, Row>, parameters: unknown[]) => Promise<Row[]> | Row[];
  readonly close: () => Promise<void>;
}

/**
 * Opens the database and brings it to the present schema.
 *
 * @param onError hears of connections that broke while idle.
 * @throws StartFailure when it cannot be opened or is newer than this program.
 */
export async function openEngine(target: DatabaseTarget, onError: (error: Error) => void): Promise<Engine> {
  const orm = await connect(target, onError);
  try {
    await migrate(orm, target.engine);
    const connection = orm.driver.getConnection();
    if (!(connection instanceof AbstractSqlConnection)) throw new Error('The driver is not an SQL driver.');
    const writer: Kysely<Tables> = connection.getClient();
    const close = () => orm.close(true);
    return target.engine === 'sqlite' ? withReader(target.file, writer, close) : pooled(writer, close);
  } catch (error) {
    await orm.close(true);
    throw error;
  }
}

async function connect(target: DatabaseTarget, onError: (error: Error) => void): Promise<MikroORM> {
  try {
    const orm = await MikroORM.init(ormOptions(target.engine, () => dialectOf(target, onError)));
    await orm.connect();
    const state = await orm.checkConnection();
    if (!state.ok) throw new Error(state.reason);
    return orm;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
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
    all: <Row>(query: PreparedQuery<string, Row>, parameters: unknown[]) => statements.all<Row>(query.sql, parameters),
    close: async () => {
      await reader.destroy();
      // Kysely closes only what it has used.
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
