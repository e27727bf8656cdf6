import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a download in pieces, as they are made. */
export async function sendFile(
  reply: FastifyReply,
  name: string,
  contentType: string,
  pieces: AsyncIterable<string>,
): Promise<void> {
  await reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(pieces, { objectMode: false }));
}
