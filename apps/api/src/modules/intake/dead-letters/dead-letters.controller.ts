import { IdSchema } from '@concordia/contract';
import {
  type DeadLetter,
  type DeadLetterListQuery,
  DeadLetterListQuerySchema,
  DeadLetterSchema,
  type DeadLetterSummary,
  DeadLetterSummarySchema,
} from '@concordia/contract/intake';
import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { DeadLettersService } from './dead-letters.service.js';

@ApiTags('dead letters')
@Controller('api/dead-letters')
export class DeadLettersController {
  constructor(private readonly letters: DeadLettersService) {}

  @Get()
  @AnswersPage(DeadLetterSchema, 'Newest first.', {
    summary: 'List dead letters',
    description: 'Incoming messages that could not be read, and outgoing messages that failed permanently.',
  })
  async listDeadLetters(
    @Query({ schema: DeadLetterListQuerySchema }) query: DeadLetterListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeadLetter[]> {
    return sendPage(reply, await this.letters.list(query));
  }

  @Get('summary')
  @Answers(DeadLetterSummarySchema, 'The counts.', {
    summary: 'Get dead letter counts',
    description: 'Counts in total, by direction and by channel.',
  })
  getDeadLetterSummary(): Promise<DeadLetterSummary> {
    return this.letters.summary();
  }

  @Post(':deadLetterId/retry')
  @HttpCode(200)
  @Answers(DeadLetterSchema, 'The dead letter before the request.', {
    summary: 'Retry a dead letter',
    description: 'If the message still cannot be read or sent, returns 409 and keeps the dead letter.',
    refuses: [404, 409],
  })
  retryDeadLetter(@Param('deadLetterId', { schema: IdSchema }) deadLetterId: string): Promise<DeadLetter> {
    return this.letters.retry(deadLetterId);
  }

  @Delete(':deadLetterId')
  @Answers(DeadLetterSchema, 'The dead letter before the request.', {
    summary: 'Delete a dead letter',
    description:
      'The content of an incoming dead letter is deleted. A failed outgoing message is kept in its conversation.',
    refuses: [404],
  })
  dismissDeadLetter(@Param('deadLetterId', { schema: IdSchema }) deadLetterId: string): Promise<DeadLetter> {
    return this.letters.dismiss(deadLetterId);
  }
}
