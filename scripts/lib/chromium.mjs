import { existsSync } from 'node:fs';
import { run, tail } from './run.mjs';
import { say, step } from './say.mjs';

/** Chromium paths in common distributions; the stories use the same list. */
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns {string | undefined} */
export const findChromium = () => process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path));

const isRoot = () => process.getuid?.() === 0;

/**
 * Finds Chromium, or installs Debian's if this user may.
 *
 * @returns {Promise<{ path: string } | { missing: string }>} `missing` says why there is none and what to do
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found)
    return existsSync(found) ? { path: found } : { missing: `CHROMIUM_PATH names ${found}, which does not exist.` };

  const apt = '/usr/bin/apt-get';
  if (!existsSync(apt))
    return {
      missing:
        'Install Chromium with your system’s package manager, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    };
  if (!isRoot())
    return {
      missing:
        'Install it with: sudo apt-get install chromium   (or name one: CHROMIUM_PATH=/path/to/chromium npm test)',
    };

  const problem = await step('Installing Chromium (apt-get)', () => installWith(apt));
  const installed = findChromium();
  if (installed) return { path: installed };
  say(problem);
  return { missing: 'apt-get could not install it; its own words are above.' };
}

/** @param {string} apt @returns {Promise<string>} the last lines of the installer's output */
async function installWith(apt) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(apt, ['update', '-qq'], { env, timeoutMs: 180_000 });
  const { output } = await run(apt, ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
    timeoutMs: 600_000,
  });
  return tail(output, 20);
}
