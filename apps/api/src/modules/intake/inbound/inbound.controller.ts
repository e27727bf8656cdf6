import type { WebhookAnswer } from '@concordia/channels/port';
import type { Provider } from '@concordia/domain';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DOORS, type Door, LARGEST_MAIL, LARGEST_WEBHOOK, MAIL_PROVIDERS } from './doors.js';
import { InboundService } from './inbound.service.js';
import { WebhookEntry } from './webhook-entry.js';

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
    send(reply, await this.#greet(mailProvider(provider), request));
  }

  @Post('email/:provider')
  async receiveMail(
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.#receive(mailProvider(provider), request, LARGEST_MAIL));
  }

  @Get(':door')
  async greet(@Param('door') door: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    send(reply, await this.#greet(providersAt(door), request));
  }

  @Post(':door')
  async receive(
    @Param('door') door: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.#receive(providersAt(door), request, LARGEST_WEBHOOK));
  }

  /** Looks for a connection before the body is read: strangers can call any door. */
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

/** A door has connections, so this is one of the few that we have. */
const doorOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

function send(reply: FastifyReply, { status, contentType, body }: WebhookAnswer): void {
  void reply.status(status).header('content-type', contentType).send(body);
}

const isDoor = (door: string): door is Door => Object.hasOwn(DOORS, door);

const providersAt = (door: string): readonly Provider[] => (isDoor(door) ? DOORS[door] : []);

const mailProvider = (name: string): readonly Provider[] => MAIL_PROVIDERS.filter((provider) => provider === name);
