import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { inRoot, root } from './paths.ts';
import { until } from './until.ts';

/** The built product as its own process, as `npm start` runs it. */
export interface RunningApp {
  /** `http://127.0.0.1:PORT`, without a slash at its end. */
  address: string;
  port: number;
  pid: number;
  /** Everything that it has written so far. */
  output: () => string;
  /** Asks it to end (SIGTERM) and waits until it has. Returns its exit code, `null` when a signal ended it. */
  stop: () => Promise<number | null>;
  /** Ends it as a power cut would (SIGKILL). */
  kill: () => Promise<void>;
}

export interface AppOptions {
  dataDir: string;
  /** Fill the first, empty workspace with the demo world. */
  demo?: boolean;
  /** The same port as before, so that an open page finds the restarted server. */
  port?: number;
  env?: Record<string, string>;
}

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  return child.exitCode;
}

/** Waits until the server says that it is well; it has migrated by then. */
async function answers(address: string, child: ChildProcess): Promise<void> {
  await until(
    'the server answers',
    async () => {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
      const isUp = await fetch(`${address}/api/health`).then(
        (reply) => reply.ok,
        () => false,
      );
      return isUp || undefined;
    },
    { withinMs: 180_000 },
  );
}

/**
 * Starts the built API, which serves the built web app too.
 *
 * @throws Error with its output when it ends before it answers
 */
export async function startApp({ dataDir, demo = false, port, env = {} }: AppOptions): Promise<RunningApp> {
  const ownPort = port ?? (await freePort());
  const address = `http://127.0.0.1:${ownPort}`;
  const child = spawn(process.execPath, [inRoot('apps', 'api', 'dist', 'server', 'main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      // New workspaces start in the server's zone; journeys expect the same everywhere.
      TZ: 'UTC',
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(ownPort),
      CONCORDIA_DATA_DIR: dataDir,
      CONCORDIA_DEMO: demo ? '1' : '0',
      // Tests go nowhere but to this machine.
      CONCORDIA_FEEDS: 'samples',
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));

  try {
    await answers(address, child);
  } catch (problem) {
    await end(child, 'SIGKILL');
    throw new Error(`${String(problem)}\n${output}`, { cause: problem });
  }
  if (child.pid === undefined) throw new Error('The server has no process id.');
  return {
    address,
    port: ownPort,
    pid: child.pid,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => {
      await end(child, 'SIGKILL');
    },
  };
}
