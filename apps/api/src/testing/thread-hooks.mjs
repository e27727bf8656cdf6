/**
 * Lets a worker thread run our TypeScript for tests: as the one file that this run has made of it (see `threads.ts`), else source by source.
 * Then Node's own compiler reads it: a native one does not survive the end of a thread. Decorators are not understood, and threads have none.
 */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resolve } from './resolve-source.mjs';

const folder = process.env.CONCORDIA_TEST_THREADS;

/** The file that was made of a thread's source; `null` when there is none. @param {string} source */
function madeOf(source) {
  if (folder === undefined) return null;
  const file = join(folder, `${basename(source, '.ts')}.mjs`);
  return existsSync(file) ? pathToFileURL(file).href : null;
}

registerHooks({
  resolve,
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    const file = fileURLToPath(url);
    const made = file.endsWith('-worker.ts') ? madeOf(file) : null;
    const source =
      made === null
        ? stripTypeScriptTypes(readFileSync(file, 'utf8'), { mode: 'transform', sourceUrl: url })
        : `import ${JSON.stringify(made)};`;
    return { format: 'module', source, shortCircuit: true };
  },
});
