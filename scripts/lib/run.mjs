import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inRoot, root } from './paths.mjs';

/** The environment of child processes: our own Node and tools first, no telemetry. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
});

/**
 * Runs a program to its end.
 *
 * @param {string} program a name on the PATH (node_modules/.bin comes first) or a path
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, timeoutMs?: number }} [options]
 *   `show` streams the output; otherwise it is only collected
 * @returns {Promise<{ code: number, output: string }>} stdout and stderr interleaved; code 127 if it could not start, 124 on timeout
 */
export function run(program, args, { env = {}, show = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...toolEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);

    let timedOut = false;
    const timer = timeoutMs
      ? setTimeout(() => {
          timedOut = true;
          child.kill('SIGKILL');
        }, timeoutMs)
      : undefined;

    child.on('error', (problem) => {
      clearTimeout(timer);
      resolve({ code: 127, output: `${output}${problem.message}\n` });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (timedOut) output += `\nStopped after ${(timeoutMs ?? 0) / 1000} s.\n`;
      resolve({ code: timedOut ? 124 : (code ?? 1), output });
    });
  });
}

/** The last lines of an output, which usually explain a failure. */
export const tail = (/** @type {string} */ output, lines = 40) => output.trimEnd().split('\n').slice(-lines).join('\n');
