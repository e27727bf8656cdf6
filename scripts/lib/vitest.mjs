import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run, tail } from './run.mjs';

/** @typedef {{ passed: number, failed: number, notes: string[], output: string }} Outcome */

/**
 * Runs one or more vitest projects and counts their tests.
 *
 * A run that ends badly without a failed test (a file that does not load, an unhandled error) counts as one failure.
 *
 * @param {string[]} projects
 * @param {{ env?: Record<string, string | undefined>, timeoutMs?: number }} [options]
 * @returns {Promise<Outcome>}
 */
export async function runTests(projects, { env, timeoutMs = 900_000 } = {}) {
  const report = inRoot('.cache', 'tests', `${projects.join('-')}.json`);
  mkdirSync(inRoot('.cache', 'tests'), { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await run(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env }, timeoutMs },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, notes: [], output: tail(output, 80) };

  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = code !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
  return {
    passed,
    failed,
    notes: [...skippedTests(testResults), ...spokenSkips(output)],
    output: failed > 0 ? failuresOf(output) : '',
  };
}

/** @param {{ assertionResults: { status: string, fullName: string }[] }[]} files @returns {string[]} one line per reason, not per test */
function skippedTests(files) {
  const names = files
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed');
  const shown = names.slice(0, 5).map(({ fullName }) => `skipped: ${fullName}`);
  return names.length > shown.length ? [...shown, `skipped: ${names.length - shown.length} more`] : shown;
}

/** What the tests themselves say about parts that this machine cannot run. */
const spokenSkips = (/** @type {string} */ output) => [
  ...new Set(
    output
      .split('\n')
      .filter((line) => /\b(are|is|was|were) skipped\b|^SKIPPED\b/i.test(line))
      .map((line) => line.trim()),
  ),
];

/** The part of vitest's report that explains failures; all of it when there is no such part. */
function failuresOf(/** @type {string} */ output) {
  const start = output.search(/⎯+ (Failed (Tests|Suites)|Unhandled)/);
  const part = start < 0 ? output : output.slice(start);
  return part.split('\n').slice(0, 200).join('\n').trimEnd();
}
