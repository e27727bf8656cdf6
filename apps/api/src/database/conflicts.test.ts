import { describe, expect, inject, test } from 'vitest';
import { openTestApp } from '../testing/test-app.js';
import { againAfterConflict } from './conflicts.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from './workspace-database.js';

const add = (tx: WorkspaceTransaction, name: string) =>
  tx
    .insertInto('stat_counter')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('stat_counter.value', '+', eb.ref('excluded.value')) })),
    )
    .execute();

// SQLite has one writer at a time.
describe.runIf(inject('postgresqlUrl') !== null)('two transactions that wait for each other', () => {
  test('are both carried out, each once', async () => {
    const opened = await openTestApp('postgresql');
    const db = opened.app.get(WorkspaceDatabase);
    let begun = 0;
    const { promise: bothBegun, resolve } = Promise.withResolvers<void>();
    const addInOrder = (first: string, second: string) =>
      opened.inWorkspace(() =>
        db.write(async (tx) => {
          await add(tx, first);
          begun += 1;
          if (begun === 2) resolve();
          await bothBegun;
          await add(tx, second);
        }),
      );

    await Promise.all([addInOrder('one', 'other'), addInOrder('other', 'one')]);
    const counters = await opened.inWorkspace(() =>
      db.read.selectFrom('stat_counter').selectAll().where('name', 'in', ['one', 'other']).execute(),
    );
    await opened.close();

    expect(counters.map(({ value }) => value)).toEqual([2, 2]);
    expect(begun).toBe(3);
  });
});

test('what fails for a reason of its own is not begun again', async () => {
  let begun = 0;
  const failing = againAfterConflict(() => {
    begun += 1;
    return Promise.reject(Object.assign(new Error('duplicate key'), { code: '23505' }));
  });
  await expect(failing).rejects.toThrow('duplicate key');
  expect(begun).toBe(1);
});
