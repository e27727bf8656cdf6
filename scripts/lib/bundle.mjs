import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from './paths.mjs';

/** Budget in gzip bytes of JavaScript that a user may wait for. */
export const budget = { entry: 170_000, route: 60_000 };

/** Markers of code that must never reach a production build. */
const intruders = [
  { name: 'msw', marker: /mockServiceWorker|setupWorker|msw\.onUnhandled|\[MSW\]/ },
  { name: 'faker', marker: /faker-js|fakerEN/ },
  { name: 'storybook', marker: /__STORYBOOK/ },
];

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], isEntry?: boolean, isDynamicEntry?: boolean, src?: string }} Chunk */
/** @typedef {{ name: string, bytes: number, allowed: number }} Weight */

/**
 * Compares a vite build with the budget.
 *
 * @param {string} dist folder with `.vite/manifest.json` and the assets
 * @returns {{ weights: Weight[], objections: string[] }} sizes in gzip bytes; no objections if all is well
 */
export function weigh(dist) {
  const manifestPath = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestPath))
    return { weights: [], objections: [`${manifestPath} is missing: build the web app first`] };
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));

  const before = loadedBefore(manifest);
  const weights = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isEntry || chunk.isDynamicEntry)
    .map(([key, { isEntry, src = key }]) => ({
      name: isEntry ? 'entry' : src.replace(/^(\.\.\/)+/, ''),
      bytes: sizeOf(dist, manifest, closure(manifest, [key]).difference(before(key))),
      allowed: isEntry ? budget.entry : budget.route,
    }));
  const tooHeavy = weights
    .filter(({ bytes, allowed }) => bytes > allowed)
    .map(({ name, bytes, allowed }) => `${name}: ${kB(bytes)} of ${kB(allowed)} allowed`);
  return { weights, objections: [...tooHeavy, ...intrusions(dist)] };
}

export const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Everything loaded together with these chunks.
 *
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} keys
 * @returns {Set<string>}
 */
function closure(manifest, keys) {
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return seen;
}

/**
 * Chunks certainly loaded before a lazy chunk: the entry, and whatever all its importers have in common. Chunks that load each other make cycles, so
 * this is the greatest solution, approached from above: the result does not depend on the order of the chunks.
 *
 * @param {Record<string, Chunk>} manifest
 * @returns {(key: string) => Set<string>}
 */
function loadedBefore(manifest) {
  const keys = Object.keys(manifest);
  const roots = keys.filter((key) => manifest[key]?.isEntry || manifest[key]?.isDynamicEntry);
  const brought = new Map(roots.map((root) => [root, closure(manifest, [root])]));
  const carriersOf = new Map(
    roots.map((root) => {
      const askers = keys.filter((asker) => manifest[asker]?.dynamicImports?.includes(root));
      return [root, roots.filter((one) => one !== root && askers.some((asker) => brought.get(one)?.has(asker)))];
    }),
  );
  /** Chunks that are not in it yet may have everything before them. @type {Map<string, Set<string>>} */
  const before = new Map(roots.filter((root) => manifest[root]?.isEntry).map((root) => [root, new Set()]));

  const improve = (/** @type {string} */ root) => {
    const ways = (carriersOf.get(root) ?? []).flatMap((carrier) => {
      const known = before.get(carrier);
      return known === undefined ? [] : [(brought.get(carrier) ?? new Set()).union(known)];
    });
    const [first] = ways;
    if (first === undefined || manifest[root]?.isEntry) return false;
    const common = ways.reduce((shared, way) => shared.intersection(way), first);
    const isNew = common.size !== before.get(root)?.size;
    before.set(root, common);
    return isNew;
  };

  while (roots.filter(improve).length > 0);
  return (key) => before.get(key) ?? new Set();
}

/** @param {string} dist @param {Record<string, Chunk>} manifest @param {Set<string>} keys */
function sizeOf(dist, manifest, keys) {
  const files = new Set([...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
}

/** @param {string} dist @returns {string[]} */
function intrusions(dist) {
  const invented = sentencesOfFixtures();
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return scripts.flatMap((name) => {
    const text = readFileSync(join(dist, name), 'utf8');
    const known = intruders
      .filter(({ marker }) => marker.test(text) || marker.test(name))
      .map((intruder) => intruder.name);
    const sentence = invented.find((words) => text.includes(words));
    return [...known, ...(sentence ? [`fixtures ("${sentence}")`] : [])].map((what) => `${name} contains ${what}`);
  });
}

/** Longer texts that occur only in the fixtures; minifying keeps them unchanged. */
function sentencesOfFixtures() {
  const elsewhere = ['packages/domain', 'packages/ui', 'packages/api-client', 'apps/web'].map(sourceText).join('');
  const sentences = [...sourceText('packages/fixtures').matchAll(/'([^'\\\n$]{25,})'/g)].map(([, words = '']) => words);
  return [...new Set(sentences)].filter((words) => !words.startsWith('@') && !elsewhere.includes(words));
}

const sourceText = (/** @type {string} */ workspace) => {
  const folder = inRoot(workspace, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
};
