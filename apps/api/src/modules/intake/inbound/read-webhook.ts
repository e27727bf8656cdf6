import { Readable } from 'node:stream';
import type { RawWebhook, WebhookHead } from '@concordia/channels/port';
import type { FastifyRequest } from 'fastify';
import { DomainFailure } from '../../../common/domain-failure.js';
import { webhookHeaders } from '../../../http/webhook-bodies.js';

/** @param publicUrl our public address, which the signature covers. The Host header is not trusted. */
export const headOf = (request: FastifyRequest, publicUrl: string): WebhookHead => ({
  method: request.method === 'GET' ? 'GET' : 'POST',
  url: `${publicUrl}${request.url}`,
  headers: webhookHeaders(request),
});

/**
 * Reads the body of a webhook.
 *
 * @param head from {@link headOf}.
 * @param arriving called with the size of each chunk before it is kept; throws to reject it.
 * @param stop aborted if the body must make room; its reason is thrown.
 * @throws DomainFailure if the body is incomplete.
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

/** The declared length of a body in bytes; 0 if absent. */
export const announcedLength = ({ headers }: Pick<FastifyRequest, 'headers'>): number =>
  Number(headers['content-length'] ?? 0);

/** Reads a stream without destroying it on failure. Iterating would close the connection that the error response needs. */
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
    // Without an error listener, a stream error would crash the process.
    stream.on('error', () => undefined);
    stream.on('data', onData).on('end', onEnd).on('error', onCut).on('close', onCut);
    stop.addEventListener('abort', onStop);
    if (stop.aborted) onStop();
    // If the client disconnected earlier, no event follows.
    else if (stream.destroyed) onCut();
  });
}

const cutOff = () => new DomainFailure('invalid', 'WEBHOOK_CUT_OFF', 'The body is incomplete.');

/** Collects a body of known length in place, so that chunks and the whole are never in memory together. */
class KnownLength {
  readonly #bytes: Buffer;
  #size = 0;

  constructor(length: number) {
    // Untouched pages take no memory, so a declared length without data costs nothing.
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
