import { existsSync } from 'node:fs';
import { run, tail } from './run.mjs';
import { say, step } from './say.mjs';

/** Dovecot paths in common distributions; the tests use the same list. */
const places = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'];

const isThere = () => places.some((path) => existsSync(path));

const HELP = 'Install it with: sudo apt-get install dovecot-imapd';

/**
 * Finds Dovecot, or installs Debian's if this user may.
 *
 * @returns {Promise<string | null>} why there is none and what to do; `null` if there is one
 */
export async function missingDovecot() {
  if (isThere()) return null;
  const apt = '/usr/bin/apt-get';
  if (!existsSync(apt)) return 'Install Dovecot with your system’s package manager.';
  if (process.getuid?.() !== 0) return HELP;
  const problem = await step('Installing Dovecot (apt-get)', () => installWith(apt));
  if (isThere()) return null;
  say(problem);
  return 'apt-get could not install it; its own words are above.';
}

/** @param {string} apt @returns {Promise<string>} the last lines of the installer's output */
async function installWith(apt) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(apt, ['update', '-qq'], { env, timeoutMs: 180_000 });
  const { output } = await run(apt, ['install', '-y', '-qq', '--no-install-recommends', 'dovecot-imapd'], {
    env,
    timeoutMs: 300_000,
  });
  return tail(output, 20);
}
