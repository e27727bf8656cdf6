import { BroadcastChannel } from 'node:worker_threads';
import type { ThreadEntry } from './brief-thread.js';
import { SOURCE_BRIEF_THREAD } from './testing-thread.js';

const GATE = 'concordia brief thread';

/** Blocks its thread, as a long read does, until released; then runs the real thread. */
const HELD = `
  import { BroadcastChannel, receiveMessageOnPort } from 'node:worker_threads';
  const gate = new BroadcastChannel(${JSON.stringify(GATE)});
  gate.postMessage('held');
  const pause = new Int32Array(new SharedArrayBuffer(4));
  while (receiveMessageOnPort(gate)?.message !== 'go on') Atomics.wait(pause, 0, 0, 5);
  gate.close();
  await import(${JSON.stringify(SOURCE_BRIEF_THREAD.file.href)});
`;

/** A thread that runs from source, for tests of what the main thread does meanwhile. */
export const HELD_BRIEF_THREAD: ThreadEntry = {
  ...SOURCE_BRIEF_THREAD,
  file: new URL(`data:text/javascript,${encodeURIComponent(HELD)}`),
};

/** Signals when a thread is blocked, and releases it. */
export function briefGate() {
  const channel = new BroadcastChannel(GATE);
  const held = new Promise<void>((resolve) => {
    channel.addEventListener('message', () => resolve(), { once: true });
  });
  const letGo = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    channel.postMessage('go on');
  };
  return { held, letGo, close: () => channel.close() };
}
