import type { ApiError } from '@concordia/contract';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainFailure, type FailureKind } from '../common/domain-failure.js';
import { outageOf } from '../common/outage.js';
import { boundedError } from './bounded-error.js';

const STATUS: Record<FailureKind, number> = {
  invalid: 400,
  forbidden: 403,
  unauthorized: 401,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  'bad-gateway': 502,
  unavailable: 503,
  late: 504,
  full: 507,
};

const FRAMEWORK: Record<number, { code: string; message: string }> = {
  400: { code: 'BAD_REQUEST', message: 'The request is malformed.' },
  404: {
    code: 'ROUTE_NOT_FOUND',
    message: 'This address does not exist. See /docs for the API.',
  },
  408: { code: 'REQUEST_TIMEOUT', message: 'The request took too long to arrive.' },
  413: { code: 'BODY_TOO_LARGE', message: 'The body is too large for this call.' },
  415: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'This call does not accept this type of body. Most calls accept application/json.',
  },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Too many changes in a short time. Try again in a moment.' },
};

const MALFORMED_JSON: ReadonlySet<string> = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']);

/** Turns every exception into an ApiError. Unexpected ones become a 500 without details; the log has them under the id in `x-request-id`. */
@Catch()
export class ApiErrorFilter implements ExceptionFilter {
  readonly #logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const apiError = this.#translate(error, reply);
    // The headers are already sent: all that is left is to close the connection.
    if (reply.sent || reply.raw.headersSent) reply.raw.destroy();
    else sendApiError(reply, apiError);
  }

  #translate(error: unknown, reply: FastifyReply): ApiError {
    if (error instanceof DomainFailure) {
      const { code, message, details, retryAfterMs } = error;
      if (retryAfterMs !== undefined) sendRetryAfter(reply, retryAfterMs);
      return { statusCode: STATUS[error.kind], code, message, ...(details && { details }) };
    }
    const outage = outageOf(error);
    if (outage !== null) {
      this.#log('warn', reply, outage);
      sendRetryAfter(reply, outage.retryAfterMs);
      const { code, message } = outage;
      return { statusCode: code === 'DISK_FULL' ? STATUS.full : STATUS.unavailable, code, message };
    }
    const status = statusOf(error);
    const known = status === undefined ? undefined : FRAMEWORK[status];
    if (status !== undefined && known !== undefined) {
      if (status === 400 && MALFORMED_JSON.has(codeOf(error))) {
        return { statusCode: 400, code: 'MALFORMED_JSON', message: 'The body is not valid JSON.' };
      }
      return { statusCode: status, ...known };
    }
    this.#log('error', reply, error);
    return { statusCode: 500, code: 'INTERNAL', message: 'Something went wrong on the server. Try again.' };
  }

  #log(level: 'warn' | 'error', { request }: FastifyReply, error: unknown): void {
    this.#logger[level]({ requestId: request.id, method: request.method, route: request.routeOptions.url, err: error });
  }
}

function sendRetryAfter(reply: FastifyReply, ms: number): void {
  reply.header('retry-after', Math.max(1, Math.ceil(ms / 1_000)));
}

export function sendApiError(reply: FastifyReply, error: ApiError): void {
  reply
    .code(error.statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(boundedError(error));
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return undefined;
}

function codeOf(error: unknown): string {
  // Nest wraps the web server's own errors.
  const source = error instanceof HttpException ? error.cause : error;
  return source instanceof Error && 'code' in source && typeof source.code === 'string' ? source.code : '';
}
