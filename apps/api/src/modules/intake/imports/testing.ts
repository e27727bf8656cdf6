import { createReadStream } from 'node:fs';
import type { ImportRun } from '@concordia/contract/intake';
import type { EngineKind } from '../../../testing/engines.js';
import { openTestDatabase, type TestDatabase, testSettings } from '../../../testing/test-database.js';
import { makeWorker, type TestWorker } from '../../../testing/test-jobs.js';
import { composeImports, type Imports } from './compose.js';
import { SOURCE_THREAD } from './testing-thread.js';

export interface ImportBench extends Imports {
  readonly database: TestDatabase;
  readonly worker: TestWorker;
  /** Uploads a file and runs all resulting jobs. */
  readonly upload: (
    path: string,
    ownAddresses?: readonly string[],
    name?: string,
    timeZone?: string,
  ) => Promise<ImportRun>;
  readonly close: () => Promise<void>;
}

/** Imports on a fresh database; jobs run only when the test says so. */
export async function openImportBench(engine: EngineKind): Promise<ImportBench> {
  const database = await openTestDatabase(engine);
  const worker = makeWorker(database);
  const settings = testSettings(database.place);
  const imports = composeImports({
    ...database,
    settings,
    queue: worker.queue,
    registry: worker.registry,
    thread: SOURCE_THREAD,
    leaveDemo: async () => false,
  });
  imports.jobs.onModuleInit();
  return {
    ...imports,
    database,
    worker,
    upload: async (path, ownAddresses = [], name = 'test.mbox', timeZone) => {
      const upload = { name, timeZone, ownAddresses: [...ownAddresses] };
      const { id } = await database.inWorkspace(() => imports.service.receive(upload, createReadStream(path)));
      await worker.drain();
      return database.inWorkspace(() => imports.service.get(id));
    },
    close: database.close,
  };
}
