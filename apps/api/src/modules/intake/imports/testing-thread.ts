import { fileURLToPath } from 'node:url';
import type { ThreadEntry } from './reading/reading-thread.js';

const hooks = fileURLToPath(new URL('../../../testing/thread-hooks.mjs', import.meta.url));

/** What makes a plain Node run our sources, decorators and all. */
export const SOURCE_ARGUMENTS = [
  '--conditions=@concordia/source',
  '--import',
  fileURLToPath(new URL('../../../testing/run-source.mjs', import.meta.url)),
];

/** The reading thread from its source. */
export const SOURCE_THREAD: ThreadEntry = {
  file: new URL('./reading/reading-worker.ts', import.meta.url),
  execArgv: ['--conditions=@concordia/source', '--no-warnings', '--import', hooks],
};
