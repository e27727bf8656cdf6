import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendApiError } from './api-error.filter.js';

/** The build names these files after their content, so they never change. */
const HASHED = /^assets\//;

/** What belongs to the server; an unknown address under it is no page. */
const NOT_A_PAGE = /^(api|docs|docs-json|assets)(\/|$)/;

/**
 * Serves the built web app from this process. A path that is neither a file nor the server's own is a page of the app, which finds its way
 * by itself: it gets the HTML.
 *
 * The files are listed once; what is not on the list is not opened, wherever the path may point.
 *
 * @param root the folder of the build.
 */
export async function serveWeb(fastify: FastifyInstance, root: string): Promise<void> {
  const files = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  await fastify.register(fastifyStatic, { root, serve: false, cacheControl: false, etag: true });
  fastify.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => answer(files, request, reply) });
}

function answer(files: ReadonlySet<string>, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = (request.url.split('?', 1)[0] ?? '').replace(/^\/+/, '');
  if (files.has(path) && path !== 'index.html') {
    reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    return reply.sendFile(path);
  }
  if (path !== 'index.html' && (NOT_A_PAGE.test(path) || /\.\w+$/.test(path))) {
    sendApiError(reply, {
      statusCode: 404,
      code: 'ROUTE_NOT_FOUND',
      message: 'There is no such address. The calls of the API are described under /docs.',
    });
    return reply;
  }
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}
