import { Readable } from 'node:stream';
import type { RawWebhook, WebhookHead } from '@concordia/channels/port';
import type { FastifyRequest } from 'fastify';
import { DomainFailure } from '../../../common/domain-failure.js';
import { webhookHeaders } from '../../../http/webhook-bodies.js';

/** @param publicUrl where the world finds us: what a stranger writes into the Host header is no part of what was signed. */
export const headOf = (request: FastifyRequest, publicUrl: string): WebhookHead => ({
  method: request.method === 'GET' ? 'GET' : 'POST',
  url: `${publicUrl}${request.url}`,
  headers: webhookHeaders(request),
});

/**
 * The bytes of a webhook, and under which address it was called.
 *
 * @param head as {@link headOf} made it.
 * @param arriving is told of each part before it is kept, and may refuse it by throwing.
 * @param stop aborted when the body has to give way; its reason is what is thrown.
 * @throws DomainFailure when the body does not arrive whole.
 */
export async function readWebhook(
  request: Pick<FastifyRequest, 'body' | 'headers'>,
  head: WebhookHead,
  arriving: (bytes: number) => void,
  stop: AbortSignal,
): Promise<RawWebhook> {
  return {
    ...head,
    body:
      request.body instanceof Readable
        ? await bytesOf(request.body, announcedLength(request), arriving, stop)
        : new Uint8Array(),
  };
}

/** The length that a request declares for its body, in bytes; 0 when it does not. */
export const announcedLength = ({ headers }: Pick<FastifyRequest, 'headers'>): number =>
  Number(headers['content-length'] ?? 0);

/**
 * Reads a stream without destroying it when the reading fails: it is the connection that the refusal has to go out on, which iterating over
 * it would close.
 */
function bytesOf(
  stream: Readable,
  announced: number,
  arriving: (bytes: number) => void,
  stop: AbortSignal,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const kept = announced > 0 ? new KnownLength(announced) : new UnknownLength();
    const end = (settle: () => void) => {
      stream.off('data', onData).off('end', onEnd).off('error', onCut).off('close', onCut).pause();
      stop.removeEventListener('abort', onStop);
      settle();
    };
    const onData = (chunk: unknown) => {
      if (!(chunk instanceof Uint8Array)) return;
      try {
        arriving(chunk.byteLength);
        kept.add(chunk);
      } catch (error) {
        end(() => reject(error));
      }
    };
    const onEnd = () => end(() => resolve(kept.whole()));
    const onCut = () => end(() => reject(cutOff()));
    const onStop = () => end(() => reject(stop.reason));
    // A stream without a listener for errors would end the program with them.
    stream.on('error', () => undefined);
    stream.on('data', onData).on('end', onEnd).on('error', onCut).on('close', onCut);
    stop.addEventListener('abort', onStop);
    if (stop.aborted) onStop();
    // Whoever went away before there was a listener is never heard of again.
    else if (stream.destroyed) onCut();
  });
}

const cutOff = () => new DomainFailure('invalid', 'WEBHOOK_CUT_OFF', 'The body did not arrive whole.');

/** Parts of a body whose length is known: they are copied to their place, so that they and the whole never stand side by side. */
class KnownLength {
  readonly #bytes: Buffer;
  #size = 0;

  constructor(length: number) {
    // Pages that nothing was written to take no memory: what is announced and never sent costs nothing.
    this.#bytes = Buffer.allocUnsafeSlow(length);
  }

  add(chunk: Uint8Array): void {
    this.#bytes.set(chunk, this.#size);
    this.#size += chunk.byteLength;
  }

  whole(): Uint8Array {
    return this.#bytes.subarray(0, this.#size);
  }
}

class UnknownLength {
  readonly #chunks: Uint8Array[] = [];

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
  }

  whole(): Uint8Array {
    return Buffer.concat(this.#chunks);
  }
}
