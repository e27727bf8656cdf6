import { randomUUID } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from '../app.module.js';
import { limitsOf } from '../common/limits.js';
import { SETTINGS, type Settings } from '../common/settings.js';
import { runRequest } from '../database/request-context.js';
import { sendApiError } from '../http/api-error.filter.js';
import { endStalledBodies, leaveRestUnread } from '../http/body-deadline.js';
import { refuseDeepBodies } from '../http/body-depth.js';
import { compressAnswers } from '../http/compression.js';
import { logAnswers } from '../http/request-log.js';
import { refusalOf } from '../http/same-site.js';
import { setSecurityHeaders } from '../http/security-headers.js';
import { serveWeb } from '../http/static-web.js';
import { isWebhook, keepWebhookBytes } from '../http/webhook-bodies.js';
import { rejectRepeatOffenders } from '../http/webhook-refusals.js';
import { createDocument } from '../openapi/document.js';
import { addExamples, committedExamples } from '../openapi/examples/index.js';
import { PinoLogger } from './pino-logger.js';

/** Maximum JSON body, in bytes. Uploads are streamed and exempt. */
const BODY_LIMIT = 1_048_576;

/** How long pending responses may take on shutdown, in ms. */
const GRACE_MS = 1_500;

export function createAdapter(): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // Browsers leave keep-alive connections idle; a graceful stop does not wait for them.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error: Error, _request: FastifyRequest, reply: FastifyReply) =>
      sendApiError(reply, { statusCode: 400, code: 'BAD_REQUEST', message: 'The address is not valid.' }),
  });
}

/** Installs the hooks between socket and modules, for the program and its tests alike. */
export async function configureApp(app: NestFastifyApplication, logger: Logger): Promise<void> {
  const settings: Settings = app.get(SETTINGS);
  const limits = limitsOf(settings);
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  setSecurityHeaders(fastify);
  rejectForeignOrigins(fastify, settings.port);
  rejectRepeatOffenders(fastify, limits.refusals);
  keepWebhookBytes(fastify);
  endStalledBodies(fastify, limits.bodies);
  leaveRestUnread(fastify);
  compressAnswers(fastify);
  refuseDeepBodies(fastify);
  fastify.addHook('preHandler', (_request, _reply, done) => runRequest(done));
  logAnswers(fastify, logger);
  endIdleSockets(fastify);
  // Uploads reach handlers as a stream.
  fastify.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  SwaggerModule.setup('docs', app, () => addExamples(createDocument(app), committedExamples()), {
    jsonDocumentUrl: 'docs-json',
    customSiteTitle: 'Concordia API',
  });
  if (settings.webRoot !== null) await serveWeb(fastify, settings.webRoot);
  app.enableShutdownHooks();
}

/** @param port the configured port, used if the socket does not know its own. */
function rejectForeignOrigins(fastify: FastifyInstance, port: number): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const refusal = isWebhook(request) ? null : refusalOf(request, request.socket.localPort ?? port);
    if (refusal === null) done();
    else sendApiError(reply, { statusCode: 403, ...refusal });
  });
}

/**
 * Closes all sockets after the grace period. Browsers open sockets ahead of need; Node does not count one without a request as idle, and a stop would
 * wait a minute for it.
 */
function endIdleSockets(fastify: FastifyInstance): void {
  fastify.addHook('preClose', (done) => {
    setTimeout(() => fastify.server.closeAllConnections(), GRACE_MS).unref();
    done();
  });
}

export async function createApp(logger: Logger): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, createAdapter(), {
    logger: new PinoLogger(logger),
    abortOnError: false,
    // Webhook signatures cover the exact bytes.
    rawBody: true,
  });
  await configureApp(app, logger);
  return app;
}
