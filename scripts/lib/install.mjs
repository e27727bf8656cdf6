import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run, tail } from './run.mjs';
import { EXIT, Stop, step } from './say.mjs';

const stamp = inRoot('node_modules', '.concordia-installed');
const lock = inRoot('package-lock.json');
const npmRecord = inRoot('node_modules', '.package-lock.json');

const lockDigest = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

/** npm's own record says when somebody ran `npm ci` by hand after the lock last changed. */
const installedByHand = () => existsSync(npmRecord) && statSync(npmRecord).mtimeMs >= statSync(lock).mtimeMs;

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockDigest();

const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i;

/**
 * Brings node_modules up to the lock: nothing to do when it already is.
 *
 * @throws {Stop} with the reason when npm cannot
 */
export async function installDependencies() {
  if (isInstalled()) return;
  if (!existsSync(stamp) && installedByHand()) {
    writeFileSync(stamp, lockDigest());
    return;
  }
  await step('Installing the dependencies (npm ci)', async () => {
    // The very npm that was asked to run us, else the one on the PATH.
    const npm = process.env.npm_execpath;
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
    if (code !== 0) {
      const why = unreachable.test(output)
        ? 'The package registry could not be reached. Check the network (or the proxy in your npm settings) and run the command again.'
        : 'npm could not install the dependencies; its own words are above.';
      throw new Stop(EXIT.installFailed, `${tail(output, 20)}\n\n${why}`);
    }
    writeFileSync(stamp, lockDigest());
  });
}
