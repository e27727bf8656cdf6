import 'reflect-metadata';
import { openCommand } from '../../../commands/import/open-command.js';
import { databaseTarget } from '../../../database/database-url.js';
import { openEngine } from '../../../database/engine.js';
import { SOURCE_THREAD } from './testing-thread.js';

/**
 * A child process that imports a file and is killed by a test. Prints the run's id after the first commit.
 * Arguments: the data folder, the archive and, for PostgreSQL, the URL.
 */
const [dataDir = '', path = '', url] = process.argv.slice(2);
const database = databaseTarget(url, `${dataDir}/concordia.db`);
const settings = {
  host: '127.0.0.1',
  port: 0,
  dataDir,
  database,
  demo: false,
  feeds: 'none',
  market: { treasury: '', ecb: '', stooq: '' },
  webRoot: null,
  llm: null,
  timeZone: 'UTC',
  logLevel: 'silent',
} as const;
const engine = await openEngine(database, () => undefined);
const command = await openCommand(engine, settings, SOURCE_THREAD);
let said = false;
await command.inWorkspace(async () => {
  const { id } = await command.db.write((tx) =>
    command.service.openPath(tx, path, 'killed', ['mara@lindgren.example']),
  );
  await command.runner.run(id, new AbortController().signal, () => {
    if (!said) process.stdout.write(`${id}\n`);
    said = true;
  });
});
await engine.close();
