import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from './paths.mjs';
import { run, tail } from './run.mjs';
import { EXIT, Stop, step } from './say.mjs';

const stamp = inRoot('.cache', 'built');
const products = [inRoot('apps', 'api', 'dist', 'server', 'main.js'), inRoot('apps', 'web', 'dist', 'index.html')];

const isInput = (/** @type {string} */ name) => !/\.(test|stories)\.tsx?$/.test(name);

/** @param {string} folder @returns {string[]} files below it, in the order of the walk */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isInput(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Files that a build reads. Names, sizes and times suffice to detect "nothing changed"; otherwise turbo compares the contents. */
function buildInputs() {
  const shared = ['.swcrc', 'package-lock.json', 'tsconfig.base.json', 'turbo.json'].map((name) => inRoot(name));
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(inRoot(group)).map((name) => inRoot(group, name)),
  );
  const own = workspaces.flatMap((folder) => [
    ...['package.json', 'index.html', 'vite.config.ts', 'server.vite.config.ts']
      .map((name) => join(folder, name))
      .filter(existsSync),
    ...filesBelow(join(folder, 'src')),
    ...filesBelow(join(folder, 'public')),
    ...filesBelow(join(folder, 'worker')),
  ]);
  return [...shared, ...own].toSorted();
}

function inputsDigest() {
  const hash = createHash('sha256');
  for (const file of buildInputs()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file.slice(root.length)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const isFresh = (/** @type {string} */ digest) =>
  products.every(existsSync) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;

/**
 * Builds the API for the stories' web worker, if something changed.
 *
 * @throws {Stop} with the bundler's output
 */
export async function buildForStories() {
  const { code, output } = await run('turbo', ['run', 'build:browser', '--output-logs=errors-only'], {
    timeoutMs: 600_000,
  });
  if (code !== 0) throw new Stop(EXIT.buildFailed, `${tail(output, 60)}\n\nThe API could not be made for the browser.`);
}

/**
 * Builds what changed since the last build; takes a few milliseconds if nothing did.
 *
 * @throws {Stop} with the compiler's output if the sources do not build
 */
export async function build() {
  const digest = inputsDigest();
  if (isFresh(digest)) return;
  await step('Building', async () => {
    const { code, output } = await run('turbo', ['run', 'build', '--output-logs=errors-only']);
    if (code !== 0)
      throw new Stop(EXIT.buildFailed, `${tail(output, 60)}\n\nThe build failed; the lines above say where.`);
    mkdirSync(inRoot('.cache'), { recursive: true });
    writeFileSync(stamp, digest);
  });
}
