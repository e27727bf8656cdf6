import { Readable } from 'node:stream';
import type { RawWebhook } from '@concordia/channels/port';
import type { FastifyRequest } from 'fastify';
import { DomainFailure } from '../../common/domain-failure.js';
import { webhookHeaders } from '../../http/webhook-bodies.js';

/**
 * The bytes of a webhook, and under which address it was called.
 *
 * @param publicUrl where the world finds us: what a stranger writes into the Host header is no part of what was signed.
 * @throws DomainFailure when the body is larger than `largest` bytes.
 */
export async function readWebhook(request: FastifyRequest, publicUrl: string, largest: number): Promise<RawWebhook> {
  return {
    method: request.method === 'GET' ? 'GET' : 'POST',
    url: `${publicUrl}${request.url}`,
    headers: webhookHeaders(request),
    body: request.body instanceof Readable ? await bytesOf(request.body, largest) : new Uint8Array(),
  };
}

async function bytesOf(stream: Readable, largest: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.byteLength;
    if (size > largest) {
      throw new DomainFailure('too-large', 'WEBHOOK_TOO_LARGE', `A webhook has at most ${largest} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
