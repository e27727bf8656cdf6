import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { toolEnvironment } from './run.mjs';
import { EXIT, Stop } from './say.mjs';

const version = () => process.versions.node.split('.').map(Number);

const isAtLeast = (/** @type {number} */ major, /** @type {number} */ minor) => {
  const [ownMajor = 0, ownMinor = 0] = version();
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

/** npm itself needs this much before anything can be installed. */
export function requireNode() {
  if (isAtLeast(20, 19)) return;
  throw new Stop(
    EXIT.nodeTooOld,
    `Concordia needs Node 20.19 or newer; this is Node ${process.versions.node}.\nInstall a current Node from https://nodejs.org and run the command again.`,
  );
}

/**
 * Goes on under the Node that was installed beside the dependencies, when this is another one. Does not return in that case.
 *
 * @param {string} script absolute path of the script that is running
 */
export async function continueUnderOwnNode(script) {
  const own = inRoot('node_modules', '.bin', 'node');
  if (existsSync(own)) {
    if (realpathSync(own) === realpathSync(process.execPath)) return;
    await handOver(own, script);
  }
  if (isAtLeast(22, 18)) return;
  throw new Stop(
    EXIT.nodeTooOld,
    `On this system (${process.platform} ${process.arch}) Concordia runs on your own Node, which must be 22.18 or newer; this is Node ${process.versions.node}.`,
  );
}

/** @param {string} node @param {string} script */
function handOver(node, script) {
  return new Promise(() => {
    const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit', env: toolEnvironment() });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => {
      if (signal) {
        process.removeAllListeners(signal);
        process.kill(process.pid, signal);
      } else process.exit(code ?? 1);
    });
  });
}
