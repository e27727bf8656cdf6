import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../testing/engines.js';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';

onEveryEngine('a statement that holds its rows until the commit', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened.close());

  test('runs', async () => {
    const held = await opened.inWorkspace(() =>
      opened.db.write(async (tx) => [
        ...(await tx.selectFrom('workspace').select('id').forUpdate().execute()),
        ...(await tx.selectFrom('workspace').select('id').forShare().noWait().execute()),
        ...(await tx
          .selectFrom('workspace')
          .select('id')
          .where('id', 'in', (eb) => eb.selectFrom('workspace').select('id').forUpdate().skipLocked())
          .execute()),
      ]),
    );
    expect(held).toHaveLength(3);
  });

  test('says so where the engine locks rows', async () => {
    const sql = await opened.inWorkspace(() =>
      opened.db.write(
        async (tx) => tx.selectFrom('workspace').select('id').forUpdate().skipLocked().orderBy('id').compile().sql,
      ),
    );
    expect(sql).toMatch(engine === 'postgresql' ? / order by "id" for update skip locked$/ : / order by "id"$/);
  });
});
