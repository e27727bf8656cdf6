import { IdSchema } from '@concordia/contract';
import {
  type HubEvent,
  type HubEventDetail,
  HubEventDetailSchema,
  type HubEventListQuery,
  HubEventListQuerySchema,
  HubEventSchema,
  type HubEventTopic,
  HubEventTopicSchema,
  type PublishEvent,
  PublishEventSchema,
  type Replay,
  ReplaySchema,
  type StartReplay,
  StartReplaySchema,
} from '@concordia/contract/hub';
import { describeHubEvents } from '@concordia/domain/hub-events';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersPage, Documented } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { ForModules } from '../../../http/for-modules.js';
import { HubEventsService } from './events.service.js';
import { ReplaysService } from './replays.service.js';

@ApiTags('hub-events')
@Controller('api/connection/events')
export class HubEventsController {
  constructor(
    private readonly events: HubEventsService,
    private readonly replays: ReplaysService,
  ) {}

  @Get()
  @ForModules('events')
  @AnswersPage(HubEventSchema, 'Newest first.', {
    summary: 'List events',
    description:
      'With a status filter, each call scans up to 2,000 events. A page may therefore be short or empty and still have a next page.',
  })
  async listEvents(
    @Query({ schema: HubEventListQuerySchema }) query: HubEventListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HubEvent[]> {
    return sendPage(reply, await this.events.list(query));
  }

  @Post('publish')
  @ForModules('events')
  @AnswersCreated(HubEventSchema, 'The event, or the existing event with the same idempotency key.', {
    summary: 'Publish an event',
    description:
      'The response is sent once the event is committed. The event is then delivered at least once to every matching subscription. ' +
      'With an idempotency key, the same content is published only once. Different content under the same key is rejected.',
    refuses: [409],
  })
  publishEvent(@Body({ schema: PublishEventSchema }) event: PublishEvent): Promise<HubEvent> {
    return this.events.publish(event);
  }

  @Get('topics')
  @ForModules('events')
  @Answers(HubEventTopicSchema.array(), 'Event topics, sorted by topic.', {
    summary: 'List event topics',
    description: 'The catalog of Concordia’s own events. Also available as an AsyncAPI document at /asyncapi.json.',
  })
  listEventTopics(): HubEventTopic[] {
    return describeHubEvents().map(({ payload_schema, ...described }) => ({
      ...described,
      payload_schema: { ...payload_schema },
    }));
  }

  @Post('replay')
  @HttpCode(202)
  @Documented({
    summary: 'Start an event replay',
    description: 'Events go to matching subscriptions under their original IDs.',
    refuses: [404],
  })
  @ApiAcceptedResponse({ description: 'The queued replay.', standardSchema: ReplaySchema })
  replayEvents(@Body({ schema: StartReplaySchema }) range: StartReplay): Promise<Replay> {
    return this.replays.start(range);
  }

  @Get('replays/:replayId')
  @Answers(ReplaySchema, 'The replay.', {
    summary: 'Get a replay',
    description: 'Shows the progress of the replay and whether it has finished.',
    refuses: [404],
  })
  getReplay(@Param('replayId', { schema: IdSchema }) replayId: string): Promise<Replay> {
    return this.replays.get(replayId);
  }

  @Delete('replays/:replayId')
  @Answers(ReplaySchema, 'The updated replay.', {
    summary: 'Cancel a replay',
    description: 'Events that are already queued for subscriptions are still delivered.',
    refuses: [404, 409],
  })
  cancelReplay(@Param('replayId', { schema: IdSchema }) replayId: string): Promise<Replay> {
    return this.replays.cancel(replayId);
  }

  @Get(':eventId')
  @ForModules('events')
  @Answers(HubEventDetailSchema, 'The event.', {
    summary: 'Get an event and its deliveries',
    description: 'The published event and the status of its delivery to each subscription.',
    refuses: [404],
  })
  getEvent(@Param('eventId', { schema: IdSchema }) eventId: string): Promise<HubEventDetail> {
    return this.events.get(eventId);
  }
}
