import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const root = source('../../..');

const ENTRIES = [
  'modules/inbox/recall/vector-worker.ts',
  'modules/insight/brief/thread/brief-worker.ts',
  'modules/intake/imports/reading/reading-worker.ts',
  'modules/insight/intelligence/segmentation-worker.ts',
  'outgoing/post-worker.ts',
];

/** Not bundled: they load native modules or files beside them. */
const LEFT_OUT = ['better-sqlite3', '@resvg/resvg-js', 'pg'];

/** Tells `thread-hooks.mjs` where this run's bundles are. */
const FOLDER_VARIABLE = 'CONCORDIA_TEST_THREADS';

/**
 * Bundles each thread into one file. From source, a thread would read and compile hundreds of files first, ten times as long as most tests use it,
 * and an import starts two.
 *
 * @returns a function that removes the files.
 */
export async function bundleThreads(): Promise<() => void> {
  const parent = join(root, '.cache', 'threads');
  mkdirSync(parent, { recursive: true });
  // Inside the repository, so that unbundled packages resolve.
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
