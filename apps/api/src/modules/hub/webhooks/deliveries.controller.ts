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
    summary: 'List deliveries of a webhook subscription',
    description:
      'Includes the latest thousand successful deliveries and, for 30 days, all failed or retrying ones. Above twenty successful deliveries per second, only some are recorded.',
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
  @AnswersCreated(DeliverySchema, 'The delivery with its outcome, whether successful or not.', {
    summary: 'Test a webhook subscription with a ping',
    description:
      'Sends an event with the topic `webhook.ping`, signed like any other event. It is sent once, even if the subscription is paused.',
    refuses: [404, 409],
  })
  pingSubscription(@Param('subscriptionId', { schema: IdSchema }) subscriptionId: string): Promise<Delivery> {
    return this.pings.ping(subscriptionId);
  }

  @Post('subscriptions/:subscriptionId/replay')
  @AnswersCreated(ReplayedDeadLettersSchema, 'The number of requeued deliveries.', {
    summary: 'Retry dead letters of a webhook subscription',
    description: 'Requeues every delivery that failed after all retries.',
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
    description: 'Returns the delivery status and its last fifty attempts, oldest first.',
    refuses: [404],
  })
  getDelivery(@Param('deliveryId', { schema: IdSchema }) deliveryId: string): Promise<DeliveryDetail> {
    return this.deliveries.get(deliveryId);
  }

  @Post('deliveries/:deliveryId/replay')
  @AnswersCreated(DeliverySchema, 'The delivery, queued for retry.', {
    summary: 'Retry a delivery',
    description: 'The `webhook-id` does not change, so that the receiver can detect duplicates.',
    refuses: [404, 409],
  })
  replayDelivery(@Param('deliveryId', { schema: IdSchema }) deliveryId: string): Promise<Delivery> {
    return this.deliveries.replay(deliveryId);
  }
}
