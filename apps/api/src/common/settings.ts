import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DatabaseTarget, databaseTarget } from '../database/database-url.js';
import { StartFailure } from './start-failure.js';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Everything that is kept on disk is under this folder. */
  readonly dataDir: string;
  readonly database: DatabaseTarget;
  /** Whether an empty data folder starts with the demo world. */
  readonly demo: boolean;
  /** The built web app, or `null` to serve the API alone. */
  readonly webRoot: string | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export const SETTINGS = Symbol('SETTINGS');

/** The folder that `npm start` uses too: `.data` at the root of the repository. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../../.data', import.meta.url));

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/**
 * Reads the settings from the environment.
 *
 * @param webRoot where the built web app is.
 * @throws StartFailure with what to write instead.
 */
export function readSettings(env: NodeJS.ProcessEnv, webRoot: string | null): Settings {
  const dataDir = resolve(env.CONCORDIA_DATA_DIR || DEFAULT_DATA_DIR);
  return {
    host: readHost(env.HOST || '127.0.0.1'),
    port: readPort(env.PORT || '4600'),
    dataDir,
    database: databaseTarget(env.DATABASE_URL, join(dataDir, 'concordia.db')),
    demo: env.CONCORDIA_DEMO !== '0',
    webRoot,
    logLevel: LOG_LEVELS.find((level) => level === env.LOG_LEVEL) ?? 'info',
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new StartFailure('BAD_SETTING', `PORT is "${text}"; it must be a whole number from 0 to 65535.`);
}

function readHost(host: string): string {
  if (isLoopback(host)) return host;
  throw new StartFailure(
    'BAD_SETTING',
    `HOST is "${host}", which others can reach, and there is no sign-in yet. Concordia only listens on this machine: use 127.0.0.1, ::1 or localhost.`,
  );
}

/** Whether a host to listen on can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true;
  return isIP(host) === 4 && host.startsWith('127.');
}
