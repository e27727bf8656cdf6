import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { LEADING_KEYS } from './leading-keys.js';

describe('a list of keys on SQLite', () => {
  let opened: TestDatabase;
  let sqlite: Database.Database;
  beforeAll(async () => {
    opened = await openTestDatabase('sqlite');
    if (opened.place.target.engine !== 'sqlite') throw new Error('This test reads the plans of SQLite.');
    sqlite = new Database(opened.place.target.file, { readonly: true });
  });
  afterAll(async () => {
    sqlite.close();
    await opened.close();
  });

  const planOf = (sql: string, parameters: readonly unknown[]): string =>
    sqlite
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(parameters)
      .map(({ detail }) => detail)
      .join();

  test.each([...LEADING_KEYS])('has an index that begins with %s', (key) => {
    const [table = '', column = ''] = key.split('.');
    const plan = planOf(`select 1 from ${table} where ${column} in (?, ?, ?)`, [1, 2, 3]);
    expect(plan).toMatch(new RegExp(`^SEARCH .* \\((${column}|rowid)=\\?\\)$`));
  });

  test('leads to the rows, however long it is', async () => {
    const ids = Array.from({ length: 500 }, () => opened.ids.next());
    const query = await opened.inWorkspace(() =>
      opened.db.read.selectFrom('message').select('message.id').where('message.id', 'in', ids).compile(),
    );
    expect(planOf(query.sql, query.parameters)).toContain('(id=?)');
  });

  test('leads from page to page in its order', async () => {
    const pages = await opened.inWorkspace(() => {
      const all = opened.db.read.selectFrom('graph_node').selectAll().orderBy('id').limit(100);
      return [all, all.where('id', '>', opened.ids.next())].map((query) => query.compile());
    });
    const plans = pages.map(({ sql, parameters }) => planOf(sql, parameters));
    expect(plans).toEqual([
      'SCAN graph_node USING INDEX sqlite_autoindex_graph_node_1',
      'SEARCH graph_node USING INDEX sqlite_autoindex_graph_node_1 (id>?)',
    ]);
  });
});
