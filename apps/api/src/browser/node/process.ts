import nodeProcess from 'node:process';
import { setImmediate as nextTurn } from './timers-promises.js';

const output = {
  // oxlint-disable-next-line no-console -- where a page's output goes
  write: (text: string) => console.warn(text.trimEnd()),
};

export const process = Object.assign(nodeProcess, {
  getuid: undefined,
  uptime: () => 0,
  stdout: output,
  stderr: output,
});

/** Mimics Node's timer objects; `unref` does nothing in a page. */
class Timer {
  constructor(readonly stop: () => void) {}

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

type Work = (...rest: unknown[]) => void;

export function setTimeout(work: Work, ms?: number, ...rest: unknown[]): Timer {
  const timer = globalThis.setTimeout(work, ms, ...rest);
  return new Timer(() => globalThis.clearTimeout(timer));
}

export function setInterval(work: Work, ms?: number, ...rest: unknown[]): Timer {
  const timer = globalThis.setInterval(work, ms, ...rest);
  return new Timer(() => globalThis.clearInterval(timer));
}

export function setImmediate(work: Work, ...rest: unknown[]): Timer {
  let isStopped = false;
  const go = async () => {
    await nextTurn();
    if (!isStopped) work(...rest);
  };
  void go();
  return new Timer(() => {
    isStopped = true;
  });
}

const stop = (timer: Timer | undefined) => timer?.stop();

export { stop as clearImmediate, stop as clearInterval, stop as clearTimeout };
