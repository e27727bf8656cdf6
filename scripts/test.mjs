/**
 * npm test: runs every check, on a machine with only Node and npm.
 *
 * `npm test -- unit lint` runs only the named checks. The last line is `N passed, N failed`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildForStories } from './lib/build.mjs';
import { kB, weigh } from './lib/bundle.mjs';
import { asOutcome, checkTypes, inGroups, perform, verdict } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { missingDovecot } from './lib/dovecot.mjs';
import { checkGenerated } from './lib/drift.mjs';
import { installDependencies } from './lib/install.mjs';
import { continueUnderOwnNode, requireNode } from './lib/node.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { command, EXIT, Stop, say, secondsSince } from './lib/say.mjs';
import { checkStorybook } from './lib/storybook.mjs';
import { storyParts } from './lib/visual/parts.mjs';
import { watchPictures } from './lib/visual/pictures.mjs';
import { writeReport } from './lib/visual/report.mjs';
import { rerunFailed, runTests } from './lib/vitest.mjs';

/** @typedef {import('./lib/checks.mjs').Check} Check */

async function checkBundle() {
  const { weights, objections } = weigh(inRoot('apps', 'web', 'dist'));
  const notes = weights.map(({ name, bytes, allowed }) => `${name}: ${kB(bytes)} of ${kB(allowed)}`);
  return { passed: objections.length ? 0 : 1, failed: objections.length ? 1 : 0, notes, output: objections.join('\n') };
}

/** The report also shows pictures that differ. */
async function checkStories() {
  await buildForStories();
  const pictures = watchPictures();
  const first = await runTests(['stories'], { env: pictures.env, parts: storyParts });
  // All stories of a run share two pages, so leftovers of one can break another.
  const outcome = await rerunFailed(['stories'], first, { env: pictures.env });
  const seen = pictures.finish({ isComplete: outcome.failed === 0 });
  if (seen.changes.length === 0) return outcome;
  const { words, page } = writeReport(seen);
  return { ...outcome, notes: [...outcome.notes, `${words}: ${relative(root, page)}`] };
}

/**
 * Reruns a failed end-to-end test separately and reports it: other tests may have kept the machine busy.
 *
 * @param {string} project
 */
const twice = async (project) => rerunFailed([project], await runTests([project]), {});

/** Compares the program, the mocks, and the API in the stories' worker. */
async function runParity() {
  await buildForStories();
  return twice('parity');
}

/** Mailboxes are tested against Dovecot; the run reports if it is missing. */
async function runApi() {
  const missing = await missingDovecot();
  const outcome = await twice('api');
  return missing === null ? outcome : { ...outcome, notes: [...outcome.notes, `IMAP is not tested. ${missing}`] };
}

/** @type {Check[]} in this order: cheap checks first, the build before its dependents */
const checks = [
  { name: 'format', run: () => verdict('biome', ['format', '.']) },
  { name: 'lint', isBeside: true, run: () => verdict('oxlint', ['--max-warnings', '0']) },
  { name: 'dead code', isBeside: true, run: () => verdict('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'types', run: checkTypes },
  { name: 'architecture', isBeside: true, run: () => runTests(['architecture']) },
  { name: 'unit', isBeside: true, run: () => runTests(['unit', 'growth']) },
  {
    name: 'build',
    run: () => verdict('turbo', ['run', 'build', 'build:browser', 'build:package', '--output-logs=errors-only']),
  },
  { name: 'bundle', run: checkBundle },
  { name: 'generated', run: async () => asOutcome(await checkGenerated()) },
  { name: 'api', run: runApi },
  { name: 'parity', isBeside: true, run: runParity },
  { name: 'package', needsBrowser: true, run: () => twice('package') },
  { name: 'stories', needsBrowser: true, run: checkStories },
  { name: 'new', needsBrowser: true, run: () => twice('new') },
  { name: 'storybook', needsBrowser: true, isBeside: true, run: (browser) => checkStorybook(browser) },
  { name: 'e2e', needsBrowser: true, run: () => twice('e2e') },
];

/** @param {string[]} names */
function chosen(names) {
  if (names.length === 0) return checks;
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    throw new Stop(
      EXIT.failed,
      `There is no check named ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`,
    );
  }
  return checks.filter(({ name }) => names.includes(name));
}

/** @typedef {{ check: string } & import('./lib/vitest.mjs').SecondLook} Found */

/** Reports tests that passed only on a rerun: each has a cause. The last run's list is in `.cache/tests`. @param {Found[]} found */
function reportSecondLooks(found) {
  mkdirSync(inRoot('.cache', 'tests'), { recursive: true });
  writeFileSync(inRoot('.cache', 'tests', 'second-looks.json'), `${JSON.stringify(found, null, 2)}\n`);
  if (found.length === 0) return;
  say(`\n! ${found.length === 1 ? '1 test' : `${found.length} tests`} passed only when run again. Find the cause:`);
  for (const { check, test, why } of found) say(`  ${check}: ${test}\n    ${why}`);
}

await command(async () => {
  const since = performance.now();
  requireNode();
  await installDependencies();
  await continueUnderOwnNode(fileURLToPath(import.meta.url));
  const wanted = chosen(process.argv.slice(2));

  const browser = wanted.some((check) => check.needsBrowser) ? await ensureChromium() : { path: '' };
  const isMissing = 'missing' in browser;
  let passed = 0;
  let failed = 0;
  /** @type {Found[]} */
  const found = [];
  /** @param {Check} check */
  const one = async (check) => {
    if (check.needsBrowser && isMissing) {
      // In CI, a skipped check is no success.
      if (process.env.CI) failed += 1;
      say(`! ${check.name.padEnd(14)}SKIPPED: there is no Chromium. ${browser.missing}`);
      return;
    }
    const outcome = await perform(check, 'path' in browser ? browser.path : '');
    passed += outcome.passed;
    failed += outcome.failed;
    found.push(...(outcome.secondLooks ?? []).map((look) => ({ check: check.name, ...look })));
  };
  for (const group of inGroups(wanted)) await Promise.all(group.map(one));
  say(`\nAll checks took ${secondsSince(since)}.`);
  reportSecondLooks(found);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
