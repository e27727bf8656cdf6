import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const root = source('../../..');

/** What runs in threads of its own. */
const ENTRIES = [
  'modules/insight/brief/thread/brief-worker.ts',
  'modules/intake/imports/reading/reading-worker.ts',
  'modules/insight/intelligence/segmentation-worker.ts',
  'outgoing/post-worker.ts',
];

/** These bring native parts, or look for some beside themselves. */
const LEFT_OUT = ['better-sqlite3', '@resvg/resvg-js', 'pg'];

/** Where `thread-hooks.mjs` finds the threads of this run, each as one file. */
const FOLDER_VARIABLE = 'CONCORDIA_TEST_THREADS';

/**
 * Makes one file of each thread. From the sources, a thread reads and compiles hundreds of them before it begins, which takes ten times as
 * long as most of what tests have it do, and an import starts two.
 *
 * @returns what removes the files.
 */
export async function bundleThreads(): Promise<() => void> {
  const parent = join(root, '.cache', 'threads');
  mkdirSync(parent, { recursive: true });
  // Inside the house, so that what is left out is found.
  const folder = mkdtempSync(join(parent, 'run-'));
  const resolve = { conditions: ['@concordia/source', 'node'] };
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve,
    ssr: { noExternal: true, external: LEFT_OUT, resolve },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node24',
      rolldownOptions: {
        input: Object.fromEntries(ENTRIES.map((entry) => [basename(entry, '.ts'), source(entry)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  process.env[FOLDER_VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
