/**
 * npm run mutation: makes small changes to the sources and counts how many the tests notice.
 *
 * `npm run mutation -- domain jobs` covers these areas, `npm run mutation -- packages/domain/src/insight/query` everything in a folder.
 * `--sample 100` tries 100 mutants, `--sample 0` all; `--seed 2` draws others; `--concurrency 2` tries two at a time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installDependencies } from './lib/install.mjs';
import { areaNames, areasOf } from './lib/mutation/areas.mjs';
import { scoreOf } from './lib/mutation/score.mjs';
import { continueUnderOwnNode, requireNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { command, EXIT, Stop, say, secondsSince } from './lib/say.mjs';

/** Not read by any area's tests. */
const NOT_COPIED = ['.storybook', '.turbo', 'apps/web', 'docs', 'packages/ui', '**/dist', 'tests/e2e', 'visual-report'];

/** @param {import('./lib/mutation/areas.mjs').Area} area @param {{ sample: number, seed: string, concurrency: number }} options */
async function mutate({ name, project, sources, tests }, { sample, seed, concurrency }) {
  const { Stryker } = await import('@stryker-mutator/core');
  Object.assign(process.env, {
    MUTATION_PROJECT: project,
    MUTATION_TESTS: tests.join(' '),
    MUTATION_SAMPLE: String(sample),
    MUTATION_SEED: seed,
    // One engine suffices to see whether a rule is tested.
    TEST_DATABASE_URL: 'none',
  });
  const stryker = new Stryker({
    configFile: inRoot('scripts', 'lib', 'mutation', 'stryker.json'),
    mutate: [...sources, '!**/*.test.ts', '!**/testing*.ts', '!**/index.ts'],
    ignorePatterns: NOT_COPIED,
    plugins: ['@stryker-mutator/vitest-runner', inRoot('scripts', 'lib', 'mutation', 'sampler.mjs')],
    jsonReporter: { fileName: inRoot('.cache', 'mutation', `${name}-stryker.json`) },
    concurrency,
    timeoutMS: project === 'api' ? 60_000 : 10_000,
  });
  return stryker.runMutationTest();
}

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(0)} %`;

/** @param {string} name @param {import('./lib/mutation/score.mjs').Score} score */
function report(name, { survivors, tried, killed, timedOut, equivalent, score, from, to }) {
  for (const { status, file, line, mutator, from: before, to: after } of survivors) {
    say(`\n${status === 'NoCoverage' ? 'not covered' : 'survived'}: ${file}:${line} (${mutator})`);
    say(`  - ${before.replaceAll('\n', '\n    ')}\n  + ${after.replaceAll('\n', '\n    ')}`);
  }
  say(
    `\n${name}: ${percent(score)} noticed (95 % interval ${percent(from)} to ${percent(to)}): ` +
      `of ${tried} mutants ${killed} killed, ${timedOut} timed out, ${survivors.length} survived; ${equivalent} equivalent.`,
  );
}

await command(async () => {
  requireNode();
  await installDependencies();
  await continueUnderOwnNode(fileURLToPath(import.meta.url));
  const { values, positionals } = parseArgs({
    options: { sample: { type: 'string' }, seed: { type: 'string' }, concurrency: { type: 'string' } },
    allowPositionals: true,
  });
  const { areas, unknown } = areasOf(positionals);
  if (unknown.length > 0) {
    throw new Stop(
      EXIT.failed,
      `There is no area named ${unknown.join(', ')}. There are: ${areaNames.join(', ')}, and the paths inside them.`,
    );
  }
  mkdirSync(inRoot('.cache', 'mutation'), { recursive: true });
  const seed = values.seed ?? '1';
  const concurrency = Number(values.concurrency ?? 1);
  for (const area of areas) {
    const since = performance.now();
    const sample = Number(values.sample ?? area.sample);
    const score = scoreOf(await mutate(area, { sample, seed, concurrency }));
    report(area.name, score);
    const written = inRoot('.cache', 'mutation', `${area.name}.json`);
    writeFileSync(written, `${JSON.stringify({ area: area.name, seed, sample, ...score }, null, 2)}\n`);
    say(`Took ${secondsSince(since)}; in full in ${written}.`);
  }
});
