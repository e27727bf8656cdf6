import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { root } from './paths.ts';
import { until } from './until.ts';

/** A program beside the tests. */
export interface Program {
  /** Everything that it has written so far. */
  readonly output: () => string;
  /** Waits until it has written something that matches. @throws Error with its output when it ends before. */
  readonly says: (pattern: RegExp) => Promise<string>;
  /** Waits until it ends by itself. @throws Error with its output when it ends badly. */
  readonly ends: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Whether there is a program of that name here. */
export const isThere = (command: string): boolean =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/** Starts a program at the root of the project, with nothing in its environment but what it is given and the way to programs. */
export function startProgram(command: string, args: readonly string[], env: Record<string, string>): Program {
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { PATH, HOME, ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // `close` comes when everything it wrote has been read.
  const closed = once(child, 'close');
  return {
    output: () => output,
    says: (pattern) =>
      until(`${command} ${args.join(' ')} says ${pattern}`, async () => {
        const found = pattern.exec(output)?.[0];
        if (found === undefined && hasEnded(child)) throw new Error(`It ended with ${child.exitCode}.\n${output}`);
        return found;
      }),
    ends: async () => {
      await closed;
      if (child.exitCode !== 0) throw new Error(`It ended with ${child.exitCode}.\n${output}`);
      return output;
    },
    stop: async () => {
      if (!hasEnded(child)) child.kill();
      await closed;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
