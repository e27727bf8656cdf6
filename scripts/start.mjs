/**
 * npm start: from a clone to a running Concordia.
 *
 * Imports only Node's own modules: on the first run nothing else is installed.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { installDependencies } from './lib/install.mjs';
import { continueUnderOwnNode, requireNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { addressOf, requireDataFolder, requirePort, settings } from './lib/preflight.mjs';
import { command, EXIT, Stop, say, secondsSince } from './lib/say.mjs';

const since = performance.now();

/** Maximum wait for the server's first response: a first start migrates and seeds. */
const patienceMs = 120_000;

/** @param {string} address */
async function untilReady(address) {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const isUp = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5000) }).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Stop(
    EXIT.failed,
    `The server did not answer on ${address} within ${patienceMs / 1000} s; its own words are above.`,
  );
}

await command(async () => {
  requireNode();
  const where = settings();
  await requirePort(where);
  requireDataFolder(where);

  await installDependencies();
  await continueUnderOwnNode(fileURLToPath(import.meta.url));
  await build();

  // The server runs in this process, so that Ctrl-C and SIGTERM stop it gracefully.
  process.env.NODE_ENV ??= 'production';
  process.env.LOG_LEVEL ??= 'warn';
  process.env.HOST = where.host;
  process.env.PORT = String(where.port);
  process.env.CONCORDIA_DATA_DIR = where.dataDir;
  say(`Data: ${process.env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL) and ' : ''}${where.dataDir}`);
  await import(pathToFileURL(inRoot('apps', 'api', 'dist', 'server', 'main.js')).href);

  const address = addressOf(where);
  await untilReady(address);
  say(`Concordia is ready: ${address} (after ${secondsSince(since)}; API reference: ${address}/docs; Ctrl-C stops it)`);
});
