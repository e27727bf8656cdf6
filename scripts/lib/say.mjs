/** Command output: one line when a step starts, its duration when it ends. A `Stop` is an expected end: it prints its message without a stack. */

/** Exit codes that let scripts distinguish causes; the server uses the same. */
export const EXIT = {
  failed: 1,
  badSetting: 64,
  installFailed: 68,
  nodeTooOld: 69,
  buildFailed: 70,
  dataFolder: 73,
  portTaken: 75,
};

export class Stop extends Error {
  /**
   * @param {number} exitCode one of `EXIT`
   * @param {string} message what happened and what to do about it
   */
  constructor(exitCode, message) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);

/** @param {number} since a `performance.now()` instant */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Announces a step and prints how long it took.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const since = performance.now();
  say(`${title} …`);
  const result = await work();
  say(`  done in ${secondsSince(since)}`);
  return result;
}

/**
 * Runs a command's main function; turns its outcome into output and an exit code.
 *
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (problem) {
    if (!(problem instanceof Stop)) throw problem;
    process.stderr.write(`\n${problem.message}\n`);
    process.exit(problem.exitCode);
  }
}
