import { MikroORM } from '@mikro-orm/core';
import { databaseTarget } from './database-url.js';
import { dialectOf } from './dialect.js';
import { ormOptions } from './orm-options.js';

/**
 * Writes the migration from the last snapshot to the current entities: `npm run migration:create -w @concordia/api -- name`, for SQLite, and again
 * with `DATABASE_URL` set for PostgreSQL. Add the new class to `migrations/index.ts` and its name to `migrations/names.ts`.
 */
const target = databaseTarget(process.env.DATABASE_URL, ':memory:');
const orm = await MikroORM.init(ormOptions(target.engine, () => dialectOf(target)));
const { fileName } = await orm.migrator.create(undefined, false, false, process.argv[2]);
process.stdout.write(fileName === '' ? 'Nothing changed.\n' : `${fileName}\n`);
await orm.close();
