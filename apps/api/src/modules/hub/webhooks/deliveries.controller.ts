import { IdSchema } from '@concordia/contract';
import {
  type Delivery,
  type DeliveryDetail,
  DeliveryDetailSchema,
  type DeliveryListQuery,
  DeliveryListQuerySchema,
  DeliverySchema,
  type ReplayedDeadLetters,
  ReplayedDeadLettersSchema,
} from '@concordia/contract/hub';
import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { DeliveriesService } from './deliveries.service.js';
import { PingService } from './ping.service.js';

@ApiTags('hub-webhooks')
@Controller('api/connection')
export class DeliveriesController {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly pings: PingService,
  ) {}

  @Get('subscriptions/:subscriptionId/deliveries')
  @AnswersPage(DeliverySchema, 'Deliveries, newest first.', {
    summary: 'List the deliveries of a webhook subscription',
    description:
      'The latest thousand that arrived, and for 30 days all that failed or are tried again. Of more than twenty arrivals a second, some are noted.',
    refuses: [404],
  })
  async listDeliveries(
    @Param('subscriptionId', { schema: IdSchema }) subscriptionId: string,
    @Query({ schema: DeliveryListQuerySchema }) query: DeliveryListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Delivery[]> {
    return sendPage(reply, await this.deliveries.list(subscriptionId, query));
  }

  @Post('subscriptions/:subscriptionId/ping')
  @AnswersCreated(DeliverySchema, 'The delivery with its outcome, whatever that is.', {
    summary: 'Send a ping to a webhook subscription, now',
    description:
      'An event of the topic `webhook.ping`, signed like any other. It is sent once, also to one that is paused.',
    refuses: [404, 409],
  })
  pingSubscription(@Param('subscriptionId', { schema: IdSchema }) subscriptionId: string): Promise<Delivery> {
    return this.pings.ping(subscriptionId);
  }

  @Post('subscriptions/:subscriptionId/replay')
  @AnswersCreated(ReplayedDeadLettersSchema, 'How many there were.', {
    summary: 'Deliver the dead letters of a webhook subscription again',
    description: 'Puts every delivery that failed after all retries into the queue again.',
    refuses: [404, 409],
  })
  replayDeadLetters(
    @Param('subscriptionId', { schema: IdSchema }) subscriptionId: string,
  ): Promise<ReplayedDeadLetters> {
    return this.deliveries.replayAll(subscriptionId);
  }

  @Get('deliveries/:deliveryId')
  @Answers(DeliveryDetailSchema, 'The delivery with its attempts.', {
    summary: 'Get a delivery',
    description: 'Its state and its last fifty attempts, oldest first.',
    refuses: [404],
  })
  getDelivery(@Param('deliveryId', { schema: IdSchema }) deliveryId: string): Promise<DeliveryDetail> {
    return this.deliveries.get(deliveryId);
  }

  @Post('deliveries/:deliveryId/replay')
  @AnswersCreated(DeliverySchema, 'The delivery, which is tried again from now on.', {
    summary: 'Deliver an event again',
    description: 'Its `webhook-id` stays the same, so that a receiver can tell that it knows it.',
    refuses: [404, 409],
  })
  replayDelivery(@Param('deliveryId', { schema: IdSchema }) deliveryId: string): Promise<Delivery> {
    return this.deliveries.replay(deliveryId);
  }
}
