import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Rate } from '../common/limits.js';
import { sendApiError } from './api-error.filter.js';
import { RateLimiter } from './rate-limiter.js';
import { isWebhook } from './webhook-bodies.js';

/**
 * Rejects senders of too many rejected webhooks before reading their requests. Accepted requests never count, so providers may send as fast as they
 * like.
 */
export function rejectRepeatOffenders(fastify: FastifyInstance, rate: Rate): void {
  const refused = new RateLimiter(rate);
  fastify.addHook('onRequest', (request, reply, done) => {
    const waitMs = isWebhook(request) ? refused.wait(senderOf(request)) : 0;
    if (waitMs === 0) return done();
    reply.header('retry-after', Math.ceil(waitMs / 1_000));
    sendApiError(reply, {
      statusCode: 429,
      code: 'TOO_MANY_REFUSALS',
      message: 'Too many requests from this sender were refused. Try again later.',
    });
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    if (isWebhook(request) && statusCode >= 400 && statusCode < 500 && statusCode !== 429)
      refused.take(senderOf(request));
    done();
  });
}

/**
 * The sender's address. Outside requests come through a local tunnel or proxy, which appends the address it saw; earlier entries are the sender's
 * claim.
 */
function senderOf({ headers, socket }: FastifyRequest): string {
  const forwarded = headers['x-forwarded-for'];
  const addresses = Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '');
  return (addresses.split(',').at(-1)?.trim() || socket.remoteAddress) ?? 'unknown';
}
