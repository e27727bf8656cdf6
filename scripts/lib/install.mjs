import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run, tail } from './run.mjs';
import { EXIT, Stop, step } from './say.mjs';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Locked */

/** @param {string} file an npm lock file @returns {Record<string, Locked>} */
const packagesIn = (file) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {});

/**
 * Compares npm's record of installed packages with the lock file.
 *
 * Optional packages may be missing: most are for other systems.
 */
function isInstalled() {
  const installed = packagesIn(inRoot('node_modules', '.package-lock.json'));
  return Object.entries(packagesIn(inRoot('package-lock.json'))).every(
    ([path, { version, integrity, link, optional }]) => {
      if (!path.includes('node_modules/')) return true;
      const present = installed[path];
      if (present === undefined) return optional === true;
      return link === true || (present.version === version && present.integrity === integrity);
    },
  );
}

const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i;

/**
 * Installs dependencies, unless node_modules already matches the lock file.
 *
 * @throws {Stop} with npm's error
 */
export async function installDependencies() {
  if (isInstalled()) return;
  await step('Installing the dependencies (npm ci)', async () => {
    // The npm that runs this script, otherwise the one on the PATH.
    const npm = process.env.npm_execpath;
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
    if (code !== 0) {
      const why = unreachable.test(output)
        ? 'The package registry could not be reached. Check the network (or the proxy in your npm settings) and run the command again.'
        : 'npm could not install the dependencies; its own words are above.';
      throw new Stop(EXIT.installFailed, `${tail(output, 20)}\n\n${why}`);
    }
  });
}
