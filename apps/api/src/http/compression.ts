import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './accept-encoding.js';

/** In bytes: smaller responses fit into one packet anyway. */
export const COMPRESSED_FROM = 1_024;

/** Fastest first, since sizes are about the same. */
const ENCODINGS: readonly Encoding[] = ['zstd', 'br', 'gzip'];

/** Responses are compressed on the fly, so speed counts: brotli's highest quality takes a hundred times as long. Also used for gzip. */
const QUALITY = 4;

const TEXT = /^(application\/([\w.-]+\+)?json|text\/(?!event-stream)|image\/svg\+xml)/;

type Made = (error: Error | null, compressed: Buffer) => void;

const COMPRESS = {
  br: (body: string | Buffer, made: Made) =>
    brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }, made),
  gzip: (body: string | Buffer, made: Made) => gzip(body, { level: QUALITY }, made),
  zstd: (body: string | Buffer, made: Made) => zstdCompress(body, made),
} as const satisfies Record<Encoding, (body: string | Buffer, made: Made) => void>;

/**
 * Compresses text responses in zlib's threads, if the client accepts it. Streams stay uncompressed: event streams, files and downloads.
 *
 * Compression leaks no secrets (BREACH): no response contains a lasting secret, and other sites cannot make a browser call this server.
 */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!isWorthIt(reply, payload)) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding'], ENCODINGS);
    if (encoding === null || !isWhole(request, reply)) return done(null, payload);
    COMPRESS[encoding](payload, (error, compressed) => {
      if (error !== null) return done(error);
      reply.header('content-encoding', encoding).header('content-length', compressed.length);
      return done(null, compressed);
    });
  });
}

function isWorthIt(reply: FastifyReply, payload: unknown): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false;
  return payload.length >= COMPRESSED_FROM && TEXT.test(String(reply.getHeader('content-type')));
}

/** False for partial content, and for content that is compressed already or must not be transformed. */
function isWhole({ method }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    method !== 'HEAD' &&
    reply.statusCode !== 206 &&
    reply.getHeader('content-encoding') === undefined &&
    !String(reply.getHeader('cache-control')).includes('no-transform')
  );
}
