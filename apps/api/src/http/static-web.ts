import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './accept-encoding.js';
import { sendApiError } from './api-error.filter.js';
import { COMPRESSED_FROM } from './compression.js';

/** File names contain a content hash, so the files never change. */
const HASHED = /^assets\//;

/** A browser that cached an old copy would never learn of a new version. */
const NEVER_KEPT = new Set(['sw.js', 'manifest.webmanifest']);

/**
 * Server paths, where unknown addresses are 404 instead of app pages. Webhooks are called under any host name, so nothing of the app is served there.
 */
const NOT_A_PAGE = /^(api|docs|docs-json|calendar|assets|webhooks)(\/|$)/;

/** File types of the build. Images and fonts are already compressed. */
const KINDS: Readonly<Record<string, { type: string; isText: boolean }>> = {
  '.html': { type: 'text/html; charset=utf-8', isText: true },
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.json': { type: 'application/json; charset=utf-8', isText: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', isText: true },
  '.txt': { type: 'text/plain; charset=utf-8', isText: true },
  '.png': { type: 'image/png', isText: false },
  '.ico': { type: 'image/x-icon', isText: false },
  '.woff2': { type: 'font/woff2', isText: false },
};

/** Saves nine tenths of what the highest quality saves, in a hundredth of the time. */
const QUALITY = 6;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Smallest output first. */
const ENCODINGS = ['br', 'gzip'] as const satisfies readonly Encoding[];

class WebFile {
  readonly type: string;
  readonly etag: string;
  readonly #isWorthIt: boolean;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    path: string,
    readonly body: Buffer,
  ) {
    const kind = KINDS[extname(path)];
    this.type = kind?.type ?? 'application/octet-stream';
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.#isWorthIt = kind?.isText === true && body.length >= COMPRESSED_FROM;
  }

  /** Available encodings; none if compression saves nothing. */
  get encodings(): readonly Encoding[] {
    return this.#isWorthIt ? ENCODINGS : [];
  }

  /** Compresses on first request and caches the result. */
  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known !== undefined) return known;
    const made =
      encoding === 'br' ? brotli(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }) : zip(this.body);
    this.#compressed.set(encoding, made);
    return made;
  }
}

/**
 * Serves the built web app from this process. A path that is neither a file nor a server path gets the app's HTML, or the page's own HTML if the
 * build has one.
 *
 * Files are read once and kept in memory, a few megabytes: no path can open anything else.
 *
 * @param root the folder of the build.
 */
export async function serveWeb(fastify: FastifyInstance, root: string): Promise<void> {
  const files = new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, WebFile] => {
        const path = relative(root, file).split(sep).join('/');
        return [path, new WebFile(path, readFileSync(file))];
      }),
  );
  fastify.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => answer(files, request, reply) });
}

async function answer(
  files: ReadonlyMap<string, WebFile>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = (request.url.split('?', 1)[0] ?? '').replace(/^\/+/, '');
  const file = path.endsWith('.html') ? undefined : files.get(path);
  if (file !== undefined) return send(file, cachingOf(path), request, reply);
  const page = files.get(`${path}.html`) ?? files.get('index.html');
  if (page !== undefined && !NOT_A_PAGE.test(path) && (path === 'index.html' || !/\.\w+$/.test(path))) {
    return send(page, 'no-cache', request, reply);
  }
  sendApiError(reply, {
    statusCode: 404,
    code: 'ROUTE_NOT_FOUND',
    message: 'This address does not exist. See /docs for the API.',
  });
  return reply;
}

async function send(
  file: WebFile,
  caching: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ 'content-type': file.type, 'cache-control': caching, etag: file.etag });
  if (file.encodings.length > 0) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.split(/,\s*/).includes(file.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], file.encodings);
  if (encoding === null) return reply.send(file.body);
  return reply.header('content-encoding', encoding).send(await file.compressed(encoding));
}

function cachingOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return NEVER_KEPT.has(path) ? 'no-cache' : 'public, max-age=300';
}
