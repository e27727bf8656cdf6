import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { toolEnvironment } from './run.mjs';
import { EXIT, Stop } from './say.mjs';

const version = () => process.versions.node.split('.').map(Number);

/**
 * Minimum Node versions: `start` runs these scripts until dependencies are installed, `run` runs everything else. On Linux the dependencies include a
 * Node; elsewhere the user's must satisfy both.
 */
export const LEAST_NODE = { start: '20.19', run: '22.18' };

/** @param {string} least `major.minor` */
const isAtLeast = (least) => {
  const [ownMajor = 0, ownMinor = 0] = version();
  const [major = 0, minor = 0] = least.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

export function requireNode() {
  if (isAtLeast(LEAST_NODE.start)) return;
  throw new Stop(
    EXIT.nodeTooOld,
    `Concordia needs Node ${LEAST_NODE.start} or newer on Linux, ${LEAST_NODE.run} elsewhere; this is Node ${process.versions.node}.\nInstall a current Node from https://nodejs.org and run the command again.`,
  );
}

/**
 * Restarts the script under the Node from the dependencies, if this is another one. Does not return then.
 *
 * @param {string} script absolute path of the running script
 */
export async function continueUnderOwnNode(script) {
  const own = inRoot('node_modules', '.bin', 'node');
  if (existsSync(own)) {
    if (realpathSync(own) === realpathSync(process.execPath)) return;
    await handOver(own, script);
  }
  if (isAtLeast(LEAST_NODE.run)) return;
  throw new Stop(
    EXIT.nodeTooOld,
    `On this system (${process.platform} ${process.arch}) Concordia runs on your own Node, which must be ${LEAST_NODE.run} or newer; this is Node ${process.versions.node}.`,
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
