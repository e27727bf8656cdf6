import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** An answer that took longer is worth a word, in ms. */
const SLOW_MS = 1_000;

/** The event stream is open for as long as a screen is. */
const isSlow = (request: FastifyRequest, reply: FastifyReply): boolean =>
  reply.elapsedTime > SLOW_MS && request.routeOptions.url !== '/api/stream';

/**
 * One line for each answer: what was asked by its route, not its address, which may hold names. Refusals and changes are `info`, failures
 * `error`, and the reads that a screen makes all day are left to `debug`.
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
