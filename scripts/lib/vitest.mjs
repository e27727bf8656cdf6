import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from './paths.mjs';
import { run, tail } from './run.mjs';
import { shardsOf } from './visual/parts.mjs';

/**
 * @typedef {{ file: string, name: string, isWhole?: boolean }} Failure a failed test
 *   `name` is empty if the whole file failed (`isWhole`), or an error occurred outside its tests
 * @typedef {{ passed: number, failed: number, notes: string[], output: string, failures?: Failure[], secondLooks?: SecondLook[] }} Outcome
 * @typedef {{ test: string, why: string }} SecondLook a test that failed, then passed in a separate rerun, and the first failure's message
 */

/**
 * Runs one or more vitest projects and counts their tests.
 *
 * A run that fails without a failed test (a file that does not load, an error outside all tests) counts as one failure.
 *
 * @param {string[]} projects
 * @param {{ env?: Record<string, string | undefined>, timeoutMs?: number, parts?: number, files?: string[], changed?: string | true }} [options]
 *   `parts`: number of consecutive runs; `changed`: only tests affected since a commit, or by uncommitted changes if `true`
 * @returns {Promise<Outcome>}
 */
export async function runTests(projects, { parts = 1, ...options } = {}) {
  const outcomes = [];
  for (const shard of shardsOf(parts)) outcomes.push(await runPart([...projects], shard, options));
  const sum = (/** @type {'passed' | 'failed'} */ which) => outcomes.reduce((total, one) => total + one[which], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    notes: [...new Set(outcomes.flatMap(({ notes }) => notes))],
    output: outcomes
      .map(({ output }) => output)
      .filter(Boolean)
      .join('\n'),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
  };
}

/** More failing files than this are no coincidence. */
const MOST_LOOKED_AT_TWICE = 6;

/**
 * Reruns failed tests, each file separately: those that fail again have failed. The others are reported as passed on the second attempt.
 *
 * @param {string[]} projects
 * @param {Outcome} first
 * @param {{ env?: Record<string, string | undefined> }} options
 * @returns {Promise<Outcome>}
 */
export async function rerunFailed(projects, first, options) {
  const failures = first.failures ?? [];
  const files = new Set(failures.map((failure) => failure.file));
  if (failures.length === 0 || failures.length < first.failed || files.size > MOST_LOOKED_AT_TWICE) return first;
  let passed = first.passed;
  /** @type {Failure[]} */
  const stays = [];
  /** @type {Failure[]} */
  const passes = [];
  const outputs = [];
  for (const file of files) {
    const before = failures.filter((failure) => failure.file === file);
    const again = await runTests(projects, { ...options, files: [file] });
    // A file that failed as a whole counted no tests, so all its failures now are new.
    const isWhole = before.some((failure) => failure.isWhole);
    const failing = new Set((again.failures ?? []).map(({ name }) => name));
    const isLost =
      again.passed === 0 || failing.has('') || again.failed > failing.size || (isWhole && again.failed > 0);
    const passing = before.filter(({ name }) => !isLost && !failing.has(name));
    stays.push(...before.filter((failure) => !passing.includes(failure)));
    passes.push(...passing);
    passed += isWhole ? again.passed : passing.length;
    if (passing.length < before.length) outputs.push(again.output);
  }
  return {
    ...first,
    passed,
    failed: stays.length,
    failures: stays,
    secondLooks: passes.map(({ file, name }) => ({
      test: `${relative(root, file)} ${name}`.trimEnd(),
      why: reasonIn(first.output, { file, name }),
    })),
    output: stays.length > 0 ? outputs.join('\n') : '',
  };
}

/** Maximum report lines shown per failed test. */
const REASON_LINES = 25;

/** The report's sections: what stands between two rules. @param {string} output */
const sectionsOf = (output) =>
  output
    .split(/^⎯{5,}.*$/m)
    .map((section) => section.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);

/**
 * The report's section on a failure, from its error to its location. A failure without a test's name is one of its file, or happened while that ran.
 *
 * @param {string} output
 * @param {Failure} failure
 */
function reasonIn(output, { file, name }) {
  const path = relative(root, file);
  const last = name.split(' ').slice(-4).join(' ');
  const isHeading = (/** @type {string} */ line) =>
    /^\s*FAIL\b/.test(line) && (name === '' ? line.includes(path) : line.trimEnd().endsWith(last));
  const isAbout = (/** @type {string} */ line) =>
    isHeading(line) || (name === '' && line.includes(`originated in "${path}"`));
  const section = sectionsOf(output).find((lines) => lines.some(isAbout));
  if (section === undefined) return 'no reason was printed';
  return section
    .slice(section.findIndex(isHeading) + 1)
    .filter((line) => !/^\s*FAIL\b/.test(line))
    .slice(0, REASON_LINES)
    .map((line) => line.slice(0, 200))
    .join('\n    ');
}

/**
 * @param {string[]} projects
 * @param {string[]} shard
 * @param {{ env?: Record<string, string | undefined>, timeoutMs?: number, files?: string[], changed?: string | true }} options
 * @returns {Promise<Outcome>}
 */
async function runPart(projects, shard, { env, timeoutMs = 1_500_000, files = [], changed }) {
  const report = inRoot('.cache', 'tests', `${projects.join('-')}.json`);
  mkdirSync(inRoot('.cache', 'tests'), { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await run(
    'vitest',
    [
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      ...shard,
      ...(changed === undefined ? [] : [changed === true ? '--changed' : `--changed=${changed}`, '--passWithNoTests']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env }, timeoutMs },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, notes: [], output: tail(output, 80) };

  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const strays = strayErrors(output);
  const failures = [...failedTests(testResults), ...strays];
  const failed = Math.max(numFailedTests + strays.length, code === 0 ? 0 : 1);
  return {
    passed,
    failed,
    notes: [...skippedTests(testResults), ...spokenSkips(output), ...(failed > 0 ? seedOf(output) : [])],
    output: failed > 0 ? failuresOf(output) : '',
    failures,
  };
}

/** The seed of the test order, to repeat it: `--sequence.seed=…`. @param {string} output */
const seedOf = (output) =>
  [...output.matchAll(/Running tests with seed "(\d+)"/g)].map(
    ([, seed]) => `order: --sequence.shuffle.tests --sequence.seed=${seed}`,
  );

/** Errors outside all tests, by the file that ran at the time. @param {string} output @returns {Failure[]} */
function strayErrors(output) {
  const files = [...output.matchAll(/This error originated in "([^"]+)" test file/g)].map(([, file = '']) => file);
  return [...new Set(files)].map((file) => ({ file: inRoot(file), name: '' }));
}

/** @param {{ assertionResults: { status: string, fullName: string }[] }[]} files @returns {string[]} one line per reason, not per test */
function skippedTests(files) {
  const names = files
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed');
  const shown = names.slice(0, 5).map(({ fullName }) => `skipped: ${fullName}`);
  return names.length > shown.length ? [...shown, `skipped: ${names.length - shown.length} more`] : shown;
}

/** @param {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} files @returns {Failure[]} */
function failedTests(files) {
  return files.flatMap(({ name: file, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ file, name: '', isWhole: true }] : [];
    return failed.map(({ fullName }) => ({ file, name: fullName }));
  });
}

/** Messages from tests about parts this machine cannot run. */
const spokenSkips = (/** @type {string} */ output) => [
  ...new Set(
    output
      .split('\n')
      .filter((line) => /\b(are|is|was|were) skipped\b|^SKIPPED\b/i.test(line))
      .map((line) => line.trim()),
  ),
];

/** The part of vitest's report that explains failures; all of it if there is none. */
function failuresOf(/** @type {string} */ output) {
  const start = output.search(/⎯+ (Failed (Tests|Suites)|Unhandled)/);
  const part = start < 0 ? output : output.slice(start);
  return part.split('\n').slice(0, 200).join('\n').trimEnd();
}
