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
      'With a status, each call looks at 2,000 events at most: a page may then be short, or empty, and still have a next one.',
  })
  async listEvents(
    @Query({ schema: HubEventListQuerySchema }) query: HubEventListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HubEvent[]> {
    return sendPage(reply, await this.events.list(query));
  }

  @Post('publish')
  @ForModules('events')
  @AnswersCreated(HubEventSchema, 'The event, or the one that its key made before.', {
    summary: 'Publish an event',
    description:
      'It is answered when the event is committed, and is then delivered at least once to every subscription that it matches. ' +
      'With an idempotency key, the same content is published once; other content under the same key is refused.',
    refuses: [409],
  })
  publishEvent(@Body({ schema: PublishEventSchema }) event: PublishEvent): Promise<HubEvent> {
    return this.events.publish(event);
  }

  @Get('topics')
  @ForModules('events')
  @Answers(HubEventTopicSchema.array(), 'In the order of their topics.', {
    summary: 'List what Concordia tells',
    description: 'The catalog of its own events; as an AsyncAPI document at /asyncapi.json.',
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
    summary: 'Deliver events of a while once more',
    description: 'They go to the subscriptions that they match, under the ids that they had the first time.',
    refuses: [404],
  })
  @ApiAcceptedResponse({ description: 'The replay, waiting for its turn.', standardSchema: ReplaySchema })
  replayEvents(@Body({ schema: StartReplaySchema }) range: StartReplay): Promise<Replay> {
    return this.replays.start(range);
  }

  @Get('replays/:replayId')
  @Answers(ReplaySchema, 'The replay.', {
    summary: 'Read how far a replay is',
    description: 'How far it is, and whether it has ended.',
    refuses: [404],
  })
  getReplay(@Param('replayId', { schema: IdSchema }) replayId: string): Promise<Replay> {
    return this.replays.get(replayId);
  }

  @Delete('replays/:replayId')
  @Answers(ReplaySchema, 'The replay as it is now.', {
    summary: 'Stop a replay',
    description: 'What was offered is delivered.',
    refuses: [404, 409],
  })
  cancelReplay(@Param('replayId', { schema: IdSchema }) replayId: string): Promise<Replay> {
    return this.replays.cancel(replayId);
  }

  @Get(':eventId')
  @ForModules('events')
  @Answers(HubEventDetailSchema, 'The event.', {
    summary: 'Get an event and its deliveries',
    description: 'What was published, and what became of its delivery to each subscription.',
    refuses: [404],
  })
  getEvent(@Param('eventId', { schema: IdSchema }) eventId: string): Promise<HubEventDetail> {
    return this.events.get(eventId);
  }
}
