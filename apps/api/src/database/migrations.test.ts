import { MikroORM } from '@mikro-orm/core';
import { expect, test } from 'vitest';
import { makeBlankPlace, onEveryEngine } from '../testing/engines.js';
import { dialectOf } from './dialect.js';
import { openEngine } from './engine.js';
import { MIGRATIONS } from './migrations/index.js';
import { MIGRATION_NAMES } from './migrations/names.js';
import { ormOptions } from './orm-options.js';

onEveryEngine('the migrations', (engine) => {
  test('lead from nothing to the schema of the entities, with nothing left over', async () => {
    const place = await makeBlankPlace(engine);
    const orm = await MikroORM.init(ormOptions(engine, () => dialectOf(place.target)));
    try {
      await orm.migrator.up();
      expect(await orm.schema.getUpdateSchemaSQL()).toBe('');
      expect(await orm.migrator.checkSchema(), 'the committed snapshot is behind the entities').toBe(false);
      expect(await orm.migrator.getPending()).toEqual([]);
      await orm.migrator.down({ to: 0 });
      expect(await orm.migrator.getExecuted()).toEqual([]);
    } finally {
      await orm.close(true);
      await place.remove();
    }
  });

  test('are not applied twice', async () => {
    const place = await makeBlankPlace(engine);
    for (const _ of [1, 2]) await (await openEngine(place.target, () => undefined)).close();
    const opened = await openEngine(place.target, () => undefined);
    expect(await opened.reader.selectFrom('workspace').selectAll().execute()).toEqual([]);
    await opened.close();
    await place.remove();
  });

  test('of a newer program are left alone, and the start is refused', async () => {
    const place = await makeBlankPlace(engine);
    const orm = await MikroORM.init({
      ...ormOptions(engine, () => dialectOf(place.target)),
    });
    await orm.migrator.up();
    await orm.migrator.getStorage().logMigration({ name: 'Migration29990101000000_later' });
    await orm.close(true);
    await expect(openEngine(place.target, () => undefined)).rejects.toMatchObject({
      reason: 'DATABASE_NEWER',
      message: expect.stringContaining('newer than this program'),
    });
    await place.remove();
  });

  test('are known by name', () => {
    const names = MIGRATIONS[engine].map(({ name }) => name);
    expect(names).toEqual(MIGRATIONS[engine].map((migration) => migration.class.name));
    expect(names).toEqual(MIGRATION_NAMES[engine]);
  });

  if (engine === 'postgresql')
    test('are applied by the first of three that start at once', async () => {
      const place = await makeBlankPlace(engine);
      const opened = await Promise.all([1, 2, 3].map(() => openEngine(place.target, () => undefined)));
      const applied = await Promise.all(
        opened.map(({ reader }) => reader.selectFrom('workspace').selectAll().execute()),
      );
      expect(applied).toEqual([[], [], []]);
      for (const { close } of opened) await close();
      await place.remove();
    });
});
