import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../common/limits.js';
import { sendApiError } from './api-error.filter.js';
import { isWebhook } from './webhook-bodies.js';

/**
 * Ends requests whose body stops arriving, with 408. The web server would wait forever, and each waiting body holds a socket and the bytes received.
 */
export function endStalledBodies(fastify: FastifyInstance, limits: Limits['bodies']): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watch(request, reply, limits);
    done();
  });
}

/**
 * Closes the connection after a response sent before the body was read. A connection kept open would first read the rest of it, whatever its size.
 */
export function leaveRestUnread(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (request.raw.complete === false) reply.header('connection', 'close');
    done(null, payload);
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Uploads may have any size and duration, as long as bytes keep arriving. */
const isUpload = (request: FastifyRequest): boolean =>
  !isWebhook(request) && request.headers['content-type'] === 'application/octet-stream';

function watch(request: FastifyRequest, reply: FastifyReply, { totalMs, idleMs }: Limits['bodies']): void {
  const { raw } = request;
  const since = performance.now();
  let received = raw.socket.bytesRead;
  const timer = setInterval(
    () => {
      if (raw.complete !== false || raw.destroyed) return clearInterval(timer);
      const { bytesRead } = raw.socket;
      // Bytes that wait for the reader are not the client's delay.
      const hasArrived = bytesRead > received || raw.readableLength > 0;
      received = bytesRead;
      const isLate = !isUpload(request) && performance.now() - since >= totalMs;
      if (hasArrived && !isLate) return;
      clearInterval(timer);
      end(reply);
    },
    Math.min(idleMs, totalMs),
  ).unref();
  raw.once('close', () => clearInterval(timer));
}

function end(reply: FastifyReply): void {
  if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
  sendApiError(reply, {
    statusCode: 408,
    code: 'REQUEST_TIMEOUT',
    message: 'The body took too long to arrive. Send the request again.',
  });
}
