import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** Slower responses are logged, in ms. */
const SLOW_MS = 1_000;

/** Excludes the event stream, which stays open as long as a screen does. */
const isSlow = (request: FastifyRequest, reply: FastifyReply): boolean =>
  reply.elapsedTime > SLOW_MS && request.routeOptions.url !== '/api/stream';

/**
 * Logs each response by route, not by address, which may contain names. Rejections and writes are `info`, failures `error`, and routine reads
 * `debug`.
 */
export function logAnswers(fastify: FastifyInstance, logger: Logger): void {
  const debugging = logger.isLevelEnabled('debug');
  fastify.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    const isQuiet = status < 400 && (request.method === 'GET' || request.method === 'HEAD');
    if (!isQuiet || debugging || isSlow(request, reply)) {
      const line = {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status,
        ms: Math.round(reply.elapsedTime),
      };
      if (status >= 500) logger.error(line, 'request failed');
      else if (isQuiet && debugging) logger.debug(line, 'request');
      else logger.info(line, 'request');
    }
    done();
  });
}
