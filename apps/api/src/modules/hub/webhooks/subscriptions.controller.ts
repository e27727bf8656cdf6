import { IdSchema } from '@concordia/contract';
import {
  type NewSubscription,
  NewSubscriptionSchema,
  type RotatedSecret,
  RotatedSecretSchema,
  type RotateSecret,
  RotateSecretSchema,
  type SubscribeWebhook,
  SubscribeWebhookSchema,
  type Subscription,
  SubscriptionSchema,
  type SubscriptionUpdate,
  SubscriptionUpdateSchema,
} from '@concordia/contract/hub';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { ForModules } from '../../../http/for-modules.js';
import { SecretsService } from './secrets.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

const ONE = ':subscriptionId';

@ApiTags('hub-webhooks')
@Controller('api/connection')
export class SubscriptionsController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly secrets: SecretsService,
  ) {}

  @Get('subscriptions')
  @ForModules('events')
  @Answers(z.array(SubscriptionSchema), 'Newest first; there are never more than 200.', {
    summary: 'List webhook subscriptions',
    description: 'A module sees its own.',
  })
  listSubscriptions(): Promise<Subscription[]> {
    return this.subscriptions.list();
  }

  @Post('webhooks/subscribe')
  @ForModules('events')
  @AnswersCreated(NewSubscriptionSchema, 'The subscription; its secret is told this once.', {
    summary: 'Subscribe to events',
    description:
      'Events that are published from now on are sent by POST, signed as Standard Webhooks says and with `x-concordia-signature`. A module subscribes under its own name.',
    refuses: [409],
  })
  subscribeWebhook(@Body({ schema: SubscribeWebhookSchema }) request: SubscribeWebhook): Promise<NewSubscription> {
    return this.subscriptions.subscribe(request);
  }

  @Patch(`subscriptions/${ONE}`)
  @ForModules('events')
  @Answers(SubscriptionSchema, 'The subscription as it is now.', {
    summary: 'Change, pause or resume a webhook subscription',
    description: 'Changes only the fields that are sent. Resuming a subscription continues where it stopped.',
    refuses: [404],
  })
  updateSubscription(
    @Param('subscriptionId', { schema: IdSchema }) subscriptionId: string,
    @Body({ schema: SubscriptionUpdateSchema }) update: SubscriptionUpdate,
  ): Promise<Subscription> {
    return this.subscriptions.update(subscriptionId, update);
  }

  @Delete(`subscriptions/${ONE}`)
  @ForModules('events')
  @Answers(SubscriptionSchema, 'The subscription as it was.', {
    summary: 'Remove a webhook subscription',
    description: 'Its deliveries go with it.',
    refuses: [404],
  })
  removeSubscription(@Param('subscriptionId', { schema: IdSchema }) subscriptionId: string): Promise<Subscription> {
    return this.subscriptions.remove(subscriptionId);
  }

  @Post(`subscriptions/${ONE}/rotate`)
  @AnswersCreated(RotatedSecretSchema, 'The new secret, told this once.', {
    summary: 'Change the secret of a webhook subscription',
    description: 'For a while the former one signs too, so that the receiver can change over without losing anything.',
    refuses: [404],
  })
  rotateSubscriptionSecret(
    @Param('subscriptionId', { schema: IdSchema }) subscriptionId: string,
    @Body({ schema: RotateSecretSchema }) request: RotateSecret,
  ): Promise<RotatedSecret> {
    return this.secrets.rotate(subscriptionId, request);
  }
}
