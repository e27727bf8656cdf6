import { Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { UnsubscribeService } from './unsubscribe.service.js';
import { unsubscribePage } from './unsubscribe-page.js';

/**
 * Unsubscribe links. Mailboxes post to it on one click (RFC 8058); people confirm on a page. It is below /webhooks/, the path the tunnel admits. Its
 * callers are not API clients, so it is not in the contract.
 */
@ApiExcludeController()
@Controller('webhooks/unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscribe: UnsubscribeService) {}

  @Get(':token')
  ask(@Param('token') token: string, @Res() reply: FastifyReply): void {
    const isOurs = this.unsubscribe.isOurs(token);
    send(reply, isOurs ? 200 : 404, unsubscribePage(isOurs ? 'ask' : 'unknown'));
  }

  @Post(':token')
  async end(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const isOurs = await this.unsubscribe.end(token);
    send(reply, isOurs ? 200 : 404, unsubscribePage(isOurs ? 'done' : 'unknown'));
  }
}

function send(reply: FastifyReply, status: number, page: string): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  void reply.status(status).headers(headers).send(page);
}
