import Database from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { EmbeddedSqliteDialect } from '../database/sqlite-dialect.js';
import { LoopBudget } from './loop-budget.js';

const STATEMENTS = 100;

/** @param takes what the clock moves on with each look at it, in ms. */
function openWith(takes: number) {
  let now = 0;
  const budget = new LoopBudget(() => (now += takes));
  return new Kysely<Record<never, never>>({
    dialect: new EmbeddedSqliteDialect(() => new Database(':memory:'), budget),
  });
}

/** Turns of the event loop while work is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return turns;
}

let db: ReturnType<typeof openWith>;
afterEach(() => db.destroy());

const statements = async (on: typeof db) => {
  for (let count = 0; count < STATEMENTS; count += 1) await sql`select 1`.execute(on);
};

test('a chain of long statements lets the event loop turn', async () => {
  db = openWith(5);
  expect(await turnsDuring(() => statements(db))).toBeGreaterThan(STATEMENTS / 4);
});

test('a transaction lets the event loop turn, too', async () => {
  db = openWith(5);
  expect(await turnsDuring(() => db.transaction().execute(statements))).toBeGreaterThan(STATEMENTS / 4);
});

test('a chain of short statements runs in one turn', async () => {
  db = openWith(0.01);
  await sql`select 1`.execute(db);
  expect(await turnsDuring(() => statements(db))).toBeLessThanOrEqual(1);
});

test('every one of many chains goes on', async () => {
  db = openWith(20);
  const chains = Array.from({ length: 5 }, () => statements(db));
  await expect(Promise.all(chains)).resolves.toHaveLength(5);
});
