/**
 * Lets worker threads run our TypeScript in tests: from this run's bundle (see `threads.ts`), otherwise file by file. Uses Node's own type stripping:
 * a native compiler does not survive the end of a thread. Decorators are unsupported; threads use none.
 */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resolve } from './resolve-source.mjs';

const folder = process.env.CONCORDIA_TEST_THREADS;

/** The bundle of a thread's source; `null` if there is none. @param {string} source */
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
