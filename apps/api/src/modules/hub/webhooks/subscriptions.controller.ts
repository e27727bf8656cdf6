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
  @Answers(z.array(SubscriptionSchema), 'Subscriptions, newest first, up to 200.', {
    summary: 'List webhook subscriptions',
    description: 'A module sees only its own subscriptions.',
  })
  listSubscriptions(): Promise<Subscription[]> {
    return this.subscriptions.list();
  }

  @Post('webhooks/subscribe')
  @ForModules('events')
  @AnswersCreated(NewSubscriptionSchema, 'The subscription. Its secret is shown only once.', {
    summary: 'Create a webhook subscription',
    description:
      'New events are sent by POST. They are signed according to Standard Webhooks and also with `x-concordia-signature`. A module subscribes under its own name.',
    refuses: [409],
  })
  subscribeWebhook(@Body({ schema: SubscribeWebhookSchema }) request: SubscribeWebhook): Promise<NewSubscription> {
    return this.subscriptions.subscribe(request);
  }

  @Patch(`subscriptions/${ONE}`)
  @ForModules('events')
  @Answers(SubscriptionSchema, 'The updated subscription.', {
    summary: 'Update, pause or resume a webhook subscription',
    description: 'Updates only the fields in the request. A resumed subscription continues where it stopped.',
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
  @Answers(SubscriptionSchema, 'The deleted subscription.', {
    summary: 'Delete a webhook subscription',
    description: 'Also deletes its deliveries.',
    refuses: [404],
  })
  removeSubscription(@Param('subscriptionId', { schema: IdSchema }) subscriptionId: string): Promise<Subscription> {
    return this.subscriptions.remove(subscriptionId);
  }

  @Post(`subscriptions/${ONE}/rotate`)
  @AnswersCreated(RotatedSecretSchema, 'The new secret. It is shown only once.', {
    summary: 'Rotate a webhook subscription secret',
    description:
      'The previous secret also signs during an overlap period, so that the receiver can switch without losing events.',
    refuses: [404],
  })
  rotateSubscriptionSecret(
    @Param('subscriptionId', { schema: IdSchema }) subscriptionId: string,
    @Body({ schema: RotateSecretSchema }) request: RotateSecret,
  ): Promise<RotatedSecret> {
    return this.secrets.rotate(subscriptionId, request);
  }
}
