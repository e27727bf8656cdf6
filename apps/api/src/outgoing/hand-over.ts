import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** Called just before a transport writes a message. @throws if the message must not leave any more; nothing is written then. */
export type HandOver = () => Promise<void>;

const current = new AsyncLocalStorage<HandOver>();

/** Runs a send. Its transport awaits `note` once connected, before the first byte of the message. */
export const withHandOver = <Result>(note: HandOver, send: () => Result): Result => current.run(note, send);

/** The current send's hand-over callback; `null` outside a send. */
export const handOverOfSending = (): HandOver | null => current.getStore() ?? null;

/** Reads send no message, and usually precede the request that does. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * A dispatcher that awaits the hand-over once connected. undici writes a request's head together with the first chunk of its body, so delaying the
 * body holds back everything.
 */
export function handingOver(dispatcher: Dispatcher, note: HandOver): Dispatcher {
  return dispatcher.compose((dispatch) => (options, handler) => {
    if (READS.has(options.method) || !isIterable(options.body)) return dispatch(options, handler);
    return dispatch({ ...options, body: Readable.from(after(note, options.body), { objectMode: false }) }, handler);
  });
}

/** fetch passes every body as an async iterable. */
const isIterable = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

async function* after(note: HandOver, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  await note();
  yield* body;
}
