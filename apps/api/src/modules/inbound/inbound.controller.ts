import type { WebhookAnswer } from '@concordia/channels/port';
import type { Provider } from '@concordia/domain';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FrontDoor } from '../channels/front-door.js';
import { DOORS, type Door, LARGEST_MAIL, LARGEST_WEBHOOK, MAIL_PROVIDERS } from './doors.js';
import { InboundService } from './inbound.service.js';
import { readWebhook } from './read-webhook.js';

/** Where providers tell us what happened. They are no clients of ours, so these calls are not in the contract. */
@ApiExcludeController()
@Controller('webhooks')
export class InboundController {
  constructor(
    private readonly inbound: InboundService,
    private readonly front: FrontDoor,
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

  async #greet(providers: readonly Provider[], request: FastifyRequest): Promise<WebhookAnswer> {
    return this.inbound.greet(providers, await readWebhook(request, this.front.publicUrl, LARGEST_WEBHOOK));
  }

  async #receive(providers: readonly Provider[], request: FastifyRequest, largest: number): Promise<WebhookAnswer> {
    return this.inbound.receive(providers, await readWebhook(request, this.front.publicUrl, largest));
  }
}

function send(reply: FastifyReply, { status, contentType, body }: WebhookAnswer): void {
  void reply.status(status).header('content-type', contentType).send(body);
}

const isDoor = (door: string): door is Door => Object.hasOwn(DOORS, door);

const providersAt = (door: string): readonly Provider[] => (isDoor(door) ? DOORS[door] : []);

const mailProvider = (name: string): readonly Provider[] => MAIL_PROVIDERS.filter((provider) => provider === name);
