import { fileURLToPath } from 'node:url';
import type { ThreadEntry } from './vector-thread.js';

const hooks = fileURLToPath(new URL('../../../testing/thread-hooks.mjs', import.meta.url));

/** Runs the thread from source, for tests. */
export const SOURCE_VECTOR_THREAD: ThreadEntry = {
  file: new URL('./vector-worker.ts', import.meta.url),
  execArgv: ['--conditions=@concordia/source', '--no-warnings', '--import', hooks],
};
