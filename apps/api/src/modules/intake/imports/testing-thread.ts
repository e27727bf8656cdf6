import { fileURLToPath } from 'node:url';
import type { ThreadEntry } from './reading/reading-thread.js';

const hooks = fileURLToPath(new URL('../../../testing/thread-hooks.mjs', import.meta.url));

/** Makes plain Node run our sources, including decorators. */
export const SOURCE_ARGUMENTS = [
  '--conditions=@concordia/source',
  '--import',
  fileURLToPath(new URL('../../../testing/run-source.mjs', import.meta.url)),
];

export const SOURCE_THREAD: ThreadEntry = {
  file: new URL('./reading/reading-worker.ts', import.meta.url),
  execArgv: ['--conditions=@concordia/source', '--no-warnings', '--import', hooks],
};
