import {
  type AnsweredMessage,
  AnsweredMessageSchema,
  type CadenceChange,
  CadenceChangeSchema,
  type CadencePerson,
  CadencePersonSchema,
  CadenceSchema,
  type PatternPageQuery,
  PatternPageQuerySchema,
  type Patterns,
  PatternsSchema,
  ResponseSpanSchema,
  type WeeklyCadence,
  WeeklyCadenceSchema,
} from '@concordia/contract/insight';
import type { Cadence, ResponseSpan } from '@concordia/domain/patterns';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { PatternsService } from './patterns.service.js';

@ApiTags('patterns')
@Controller('api/patterns')
export class PatternsController {
  constructor(private readonly patterns: PatternsService) {}

  @Get()
  @Answers(PatternsSchema, 'The classes, and the response times of the last 90 days.', {
    summary: 'Get message frequency and response times',
    description: 'Response times are based on days in the workspace time zone.',
  })
  getPatterns(): Promise<Patterns> {
    return this.patterns.patterns();
  }

  @Get('weeks')
  @Answers(WeeklyCadenceSchema, 'Messages by contact and week.', {
    summary: 'Get messages per week of the most active contacts',
    description: 'Counts messages in both directions over 26 weeks. The last week ends today.',
  })
  getWeeklyCadence(): Promise<WeeklyCadence> {
    return this.patterns.weeks();
  }

  @Get('cadences/:cadence')
  @AnswersPage(CadencePersonSchema, 'Contacts in the class, most recent message first.', {
    summary: 'List contacts in a class',
    description: 'Lists the contacts in one of the classes of `getPatterns`.',
  })
  async listCadencePeople(
    @Param('cadence', { schema: CadenceSchema }) cadence: Cadence,
    @Query({ schema: PatternPageQuerySchema }) query: PatternPageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CadencePerson[]> {
    return sendPage(reply, await this.patterns.people(cadence, query));
  }

  @Get('responses/:bucket')
  @AnswersPage(AnsweredMessageSchema, 'Messages of the last 90 days, newest first.', {
    summary: 'List messages by response time',
    description: 'Lists the messages in one of the buckets of `getPatterns`.',
  })
  async listResponses(
    @Param('bucket', { schema: ResponseSpanSchema }) bucket: ResponseSpan,
    @Query({ schema: PatternPageQuerySchema }) query: PatternPageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnsweredMessage[]> {
    return sendPage(reply, await this.patterns.responses(bucket, query));
  }

  @Get('changes')
  @AnswersPage(CadenceChangeSchema, 'Class changes, newest first.', {
    summary: 'List class changes of the last seven days',
    description: 'Contacts with their first message in that time are new and not listed.',
  })
  async listCadenceChanges(
    @Query({ schema: PatternPageQuerySchema }) query: PatternPageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CadenceChange[]> {
    return sendPage(reply, await this.patterns.changes(query));
  }
}
