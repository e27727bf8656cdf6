import { Body, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainFailure } from '../../../common/domain-failure.js';
import { sendApiError } from '../../../http/api-error.filter.js';
import { ForModules } from '../../../http/for-modules.js';
import { McpServerService } from './mcp.service.js';

/** Maximum `content-length`, in bytes. A draft is the longest input of any tool. */
const LARGEST = 262_144;

/** Governed by the Model Context Protocol, not by the API contract. */
@ApiExcludeController()
@Controller('api/mcp')
export class McpController {
  constructor(private readonly server: McpServerService) {}

  @Post()
  @ForModules('read', 'write')
  async post(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (Number(request.headers['content-length'] ?? 0) > LARGEST)
      throw new DomainFailure('too-large', 'BODY_TOO_LARGE', 'The request is larger than 256 kB.');
    if (Array.isArray(body))
      throw new DomainFailure(
        'invalid',
        'BATCH_REFUSED',
        'Send one message per request. The protocol no longer supports batches.',
      );
    const answer = await this.server.handle(webRequestOf(request), body);
    const text = await answer.text();
    reply.code(answer.status).headers({ ...Object.fromEntries(answer.headers), 'cache-control': 'no-store' });
    await reply.send(text === '' ? undefined : text);
  }

  @Get()
  @ForModules('read', 'write')
  get(@Res() reply: FastifyReply): void {
    refuseMethod(reply);
  }

  @Delete()
  @ForModules('read', 'write')
  delete(@Res() reply: FastifyReply): void {
    refuseMethod(reply);
  }
}

/** Without sessions there is no stream to open or close; the protocol requires 405 here. */
function refuseMethod(reply: FastifyReply): void {
  reply.header('allow', 'POST');
  sendApiError(reply, { statusCode: 405, code: 'METHOD_NOT_ALLOWED', message: 'Send messages with POST.' });
}

/** The request as the MCP SDK expects it; Fastify has already read the body. */
function webRequestOf({ headers }: FastifyRequest): Request {
  const known = ['accept', 'content-type', 'mcp-protocol-version'].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new Request('http://localhost/api/mcp', { method: 'POST', headers: known });
}
