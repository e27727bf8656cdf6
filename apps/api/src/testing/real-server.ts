import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SOURCE_ARGUMENTS } from '../modules/intake/imports/testing-thread.js';
import type { Place } from './engines.js';

/** The server in a process of its own, from the sources. */
export interface RealServer {
  readonly address: string;
  /** As a power cut would (SIGKILL). */
  readonly kill: () => Promise<void>;
}

export interface RealServerOptions {
  readonly place: Place;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts the server and waits until it answers. */
export async function startRealServer({ place, port, env }: RealServerOptions): Promise<RealServer> {
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...SOURCE_ARGUMENTS, MAIN], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: 'UTC',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      CONCORDIA_DATA_DIR: place.dataDir,
      CONCORDIA_DEMO: '0',
      CONCORDIA_FEEDS: 'none',
      ...(place.target.engine === 'postgresql' && { DATABASE_URL: place.target.url }),
      ...env,
    },
  });
  await answering(address, child);
  return {
    address,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function answering(address: string, child: ChildProcess, triesLeft = 600): Promise<void> {
  if (child.exitCode !== null || triesLeft === 0) throw new Error('The server did not start.');
  const isUp = await fetch(`${address}/api/health`).then(
    (reply) => reply.ok,
    () => false,
  );
  if (isUp) return;
  await pause(100);
  return answering(address, child, triesLeft - 1);
}
