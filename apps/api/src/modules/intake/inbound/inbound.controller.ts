import type { WebhookAnswer } from '@concordia/channels/port';
import type { Provider } from '@concordia/domain';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InboundService } from './inbound.service.js';
import { WebhookEntry } from './webhook-entry.js';
import { LARGEST_MAIL, LARGEST_WEBHOOK, providersAt } from './webhook-routes.js';

/** Where providers tell us what happened. They are no clients of ours, so these calls are not in the contract. */
@ApiExcludeController()
@Controller('webhooks')
export class InboundController {
  constructor(
    private readonly inbound: InboundService,
    private readonly entry: WebhookEntry,
  ) {}

  @Get('email/:provider')
  async greetMail(
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.#greet(providersAt(`email/${provider}`), request));
  }

  @Post('email/:provider')
  async receiveMail(
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.#receive(providersAt(`email/${provider}`), request, LARGEST_MAIL));
  }

  @Get(':route')
  async greet(
    @Param('route') route: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.#greet(providersAt(route), request));
  }

  @Post(':route')
  async receive(
    @Param('route') route: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.#receive(providersAt(route), request, LARGEST_WEBHOOK));
  }

  /** Looks for a connection before the body is read: strangers can call any route. */
  async #greet(providers: readonly Provider[], request: FastifyRequest): Promise<WebhookAnswer> {
    const connections = await this.inbound.connectionsOf(providers, 'complete');
    return this.entry.through(
      request,
      doorOf(request),
      LARGEST_WEBHOOK,
      // A question is not signed.
      () => undefined,
      async (webhook) => this.inbound.greet(connections, webhook),
    );
  }

  async #receive(providers: readonly Provider[], request: FastifyRequest, largest: number): Promise<WebhookAnswer> {
    const connections = await this.inbound.connectionsOf(providers);
    return this.entry.through(
      request,
      doorOf(request),
      largest,
      (head) => this.inbound.admit(connections, head),
      (webhook) => this.inbound.receive(connections, webhook),
    );
  }
}

/** The route has connections, so this is one of the few that we have. */
const doorOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

function send(reply: FastifyReply, { status, contentType, body }: WebhookAnswer): void {
  void reply.status(status).header('content-type', contentType).send(body);
}
