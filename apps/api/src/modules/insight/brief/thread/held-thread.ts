import { BroadcastChannel } from 'node:worker_threads';
import type { ThreadEntry } from './brief-thread.js';
import { SOURCE_BRIEF_THREAD } from './testing-thread.js';

const GATE = 'concordia brief thread';

/** Holds its thread without a break, as a long reading does, until it is let go; then it is the thread that it stands for. */
const HELD = `
  import { BroadcastChannel, receiveMessageOnPort } from 'node:worker_threads';
  const gate = new BroadcastChannel(${JSON.stringify(GATE)});
  gate.postMessage('held');
  const pause = new Int32Array(new SharedArrayBuffer(4));
  while (receiveMessageOnPort(gate)?.message !== 'go on') Atomics.wait(pause, 0, 0, 5);
  gate.close();
  await import(${JSON.stringify(SOURCE_BRIEF_THREAD.file.href)});
`;

/** The thread from its source, for tests that look at what happens beside it. */
export const HELD_BRIEF_THREAD: ThreadEntry = {
  ...SOURCE_BRIEF_THREAD,
  file: new URL(`data:text/javascript,${encodeURIComponent(HELD)}`),
};

/** Tells when a thread is held, and lets it go on. */
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
