import { inRoot } from './paths.mjs';
import { run, tail } from './run.mjs';
import { say, secondsSince } from './say.mjs';

/** @typedef {import('./vitest.mjs').Outcome} Outcome */
/**
 * @typedef {{ name: string, needsBrowser?: boolean, isBeside?: boolean, run: (browser: string) => Promise<Outcome> }} Check
 *   `run` gets the path of the browser. `isBeside`: runs beside the one before it, where one of the two leaves a processor to spare.
 */

/** Runs a program; its exit code counts as one test. @param {string} program @param {string[]} args */
export const verdict = async (program, args) => asOutcome(await run(program, args, { timeoutMs: 600_000 }));

/** @param {{ code: number, output: string }} end @returns {Outcome} */
export const asOutcome = ({ code, output }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  notes: [],
  output: code === 0 ? '' : tail(output, 80),
});

/** Each checker of a program derives many types again that another one has derived: four take almost twice the processor time of one. */
const oneChecker = ['--checkers', '1'];

/** Checks every workspace, and the files outside them. */
export async function checkTypes() {
  const tsc = inRoot('node_modules', 'typescript-7', 'bin', 'tsc');
  const typecheck = ['run', 'typecheck', '--continue', '--concurrency=2', '--output-logs=errors-only'];
  const options = { timeoutMs: 600_000 };
  const [workspaces, rest] = await Promise.all([
    run('turbo', [...typecheck, '--', ...oneChecker], options),
    run('node', [tsc, '--noEmit', '-p', '.', ...oneChecker], options),
  ]);
  return asOutcome({
    code: workspaces.code || rest.code,
    output: `${workspaces.code ? workspaces.output : ''}${rest.output}`,
  });
}

/** Groups checks that run in parallel. @param {Check[]} wanted @returns {Check[][]} */
export function inGroups(wanted) {
  /** @type {Check[][]} */
  const groups = [];
  for (const check of wanted) {
    const last = groups.at(-1);
    if (check.isBeside && last) last.push(check);
    else groups.push([check]);
  }
  return groups;
}

/** @param {Check} check @param {string} browser @returns {Promise<Outcome>} */
export async function perform(check, browser) {
  const since = performance.now();
  const outcome = await check.run(browser);
  const mark = outcome.failed > 0 ? '✗' : '✓';
  const count = outcome.passed + outcome.failed;
  say(
    `${mark} ${check.name.padEnd(14)}${String(count).padStart(6)}${count === 1 ? ' test ' : ' tests'}${secondsSince(since).padStart(10)}`,
  );
  for (const note of outcome.notes) say(`    ${note}`);
  if (outcome.output) say(`\n${outcome.output}\n`);
  return outcome;
}
