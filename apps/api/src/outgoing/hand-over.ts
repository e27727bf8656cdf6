import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** Called when a transport is about to write a message. @throws when it may not leave any more: then nothing is written. */
export type HandOver = () => Promise<void>;

const current = new AsyncLocalStorage<HandOver>();

/** Runs a sending. Whichever transport it uses awaits `note` on its connection, before the first byte of a message. */
export const withHandOver = <Result>(note: HandOver, send: () => Result): Result => current.run(note, send);

/** What the transport of the present sending awaits before it writes; `null` outside a sending. */
export const handOverOfSending = (): HandOver | null => current.getStore() ?? null;

/** Reads cannot send anything, and mostly precede what does. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * A dispatcher whose requests await the hand-over once their connection is there. undici writes the head of a request together with the first
 * piece of its body, so that a body which waits holds back everything.
 */
export function handingOver(dispatcher: Dispatcher, note: HandOver): Dispatcher {
  return dispatcher.compose((dispatch) => (options, handler) => {
    if (READS.has(options.method) || !isIterable(options.body)) return dispatch(options, handler);
    return dispatch({ ...options, body: Readable.from(after(note, options.body), { objectMode: false }) }, handler);
  });
}

/** fetch gives every body as one. */
const isIterable = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

async function* after(note: HandOver, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  await note();
  yield* body;
}
