import { MikroORM } from '@mikro-orm/core';
import type { DatabaseTarget } from './database-url.js';
import { dialectOf } from './dialect.js';
import { ormOptions } from './orm-options.js';

export async function applyMigrations(target: DatabaseTarget): Promise<void> {
  const orm = await MikroORM.init(ormOptions(target.engine, () => dialectOf(target)));
  try {
    await orm.migrator.up();
  } finally {
    await orm.close(true);
  }
}
