import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { root } from './paths.mjs';
import { EXIT, Stop } from './say.mjs';

export function settings(env = process.env) {
  const port = Number(env.PORT || 4600);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Stop(EXIT.badSetting, `PORT must be a number from 1 to 65535; it is "${env.PORT}".`);
  }
  return { host: env.HOST || '127.0.0.1', port, dataDir: resolve(root, env.CONCORDIA_DATA_DIR || '.data') };
}

/** @typedef {ReturnType<typeof settings>} Settings */

/** @param {Settings} settings */
export const addressOf = ({ host, port }) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** @param {Settings} settings @returns {Promise<string | undefined>} the error code if listening fails */
const listenProblem = ({ host, port }) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ problem) => done(problem.code));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done(undefined)));
  });

/** @param {Settings} settings */
const isConcordia = (settings) =>
  fetch(`${addressOf(settings)}/api/health`, { signal: AbortSignal.timeout(1000) })
    .then((reply) => reply.json())
    .then((health) => typeof health.uptimeSeconds === 'number' && typeof health.version === 'string')
    .catch(() => false);

/**
 * @param {Settings} settings
 * @throws {Stop} if the port is taken or the address does not belong to this machine
 */
export async function requirePort(settings) {
  const code = await listenProblem(settings);
  if (code === undefined) return;
  if (code === 'EADDRINUSE') {
    throw new Stop(
      EXIT.portTaken,
      (await isConcordia(settings))
        ? `Concordia is already running: ${addressOf(settings)}`
        : `Port ${settings.port} on ${settings.host} is taken by another program.\nStop it, or choose another port: PORT=${settings.port + 1} npm start`,
    );
  }
  const why =
    {
      EACCES: 'this user may not listen there',
      EADDRNOTAVAIL: 'this machine has no such address',
      ENOTFOUND: 'this host name is unknown',
    }[code] ?? code;
  throw new Stop(EXIT.portTaken, `Concordia cannot listen on ${settings.host}, port ${settings.port}: ${why}.`);
}

/**
 * @param {Settings} settings
 * @throws {Stop} if the data folder is not writable
 */
export function requireDataFolder({ dataDir }) {
  const probe = join(dataDir, `.write-check-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : problem;
    throw new Stop(
      EXIT.dataFolder,
      `The data folder ${dataDir} cannot be written (${code}).\nGive this user write access to it, or choose another: CONCORDIA_DATA_DIR=/some/folder npm start`,
    );
  }
}
