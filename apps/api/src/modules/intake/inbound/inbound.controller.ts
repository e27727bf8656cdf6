import type { WebhookAnswer } from '@concordia/channels/port';
import type { Provider } from '@concordia/domain';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InboundService } from './inbound.service.js';
import { WebhookEntry } from './webhook-entry.js';
import { LARGEST_MAIL, LARGEST_WEBHOOK, providersAt } from './webhook-routes.js';

/** Webhook routes of providers. Providers are not API clients, so the routes are not in the contract. */
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

  @Get('email/:provider/:account')
  async greetMailOf(
    @Param('provider') provider: string,
    @Param('account') account: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.#greet(providersAt(`email/${provider}`), request, account));
  }

  @Post('email/:provider/:account')
  async receiveMailOf(
    @Param('provider') provider: string,
    @Param('account') account: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.#receive(providersAt(`email/${provider}`), request, LARGEST_MAIL, account));
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

  @Get(':route/:account')
  async greetOf(
    @Param('route') route: string,
    @Param('account') account: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.#greet(providersAt(route), request, account));
  }

  @Post(':route/:account')
  async receiveOf(
    @Param('route') route: string,
    @Param('account') account: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.#receive(providersAt(route), request, LARGEST_WEBHOOK, account));
  }

  /** Looks up the connection before reading the body: anybody can call any route. */
  async #greet(
    providers: readonly Provider[],
    request: FastifyRequest,
    accountId: string | null = null,
  ): Promise<WebhookAnswer> {
    const connections = await this.inbound.connectionsOf(providers, { asked: 'complete', accountId });
    return this.entry.through(
      request,
      routeOf(request),
      LARGEST_WEBHOOK,
      // Verification requests are not signed.
      () => undefined,
      async (webhook) => this.inbound.greet(connections, webhook),
    );
  }

  async #receive(
    providers: readonly Provider[],
    request: FastifyRequest,
    largest: number,
    accountId: string | null = null,
  ): Promise<WebhookAnswer> {
    const connections = await this.inbound.connectionsOf(providers, { accountId });
    return this.entry.through(
      request,
      routeOf(request),
      largest,
      (head) => this.inbound.admit(connections, head),
      (webhook) => this.inbound.receive(connections, webhook),
    );
  }
}

/** Bounded number of keys: only routes with connections get here. */
const routeOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

function send(reply: FastifyReply, { status, contentType, body }: WebhookAnswer): void {
  void reply.status(status).header('content-type', contentType).send(body);
}
