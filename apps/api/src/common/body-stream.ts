import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { DomainFailure } from './domain-failure.js';

const FILE_TYPE = 'application/octet-stream';

/**
 * The body of an upload, as a stream.
 *
 * @throws DomainFailure if it is empty, or if another content type caused it to be parsed.
 */
export function bodyStream({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): Readable {
  if (headers['content-length'] === '0') {
    throw new DomainFailure('invalid', 'EMPTY_FILE', 'The file is empty.', [
      { field: 'body', expected: 'a file of at least 1 byte' },
    ]);
  }
  if (body instanceof Readable) return body;
  throw new DomainFailure(
    'unsupported',
    'NOT_A_FILE',
    `Send the file itself as the body, with the type ${FILE_TYPE}.`,
    [{ field: 'header.content-type', expected: FILE_TYPE, received: headers['content-type'] ?? 'none' }],
  );
}
