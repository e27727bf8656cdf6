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
    summary: 'List what could not be read or sent',
    description: 'What came in and could not be read, and what was to leave and failed for good.',
  })
  async listDeadLetters(
    @Query({ schema: DeadLetterListQuerySchema }) query: DeadLetterListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeadLetter[]> {
    return sendPage(reply, await this.letters.list(query));
  }

  @Get('summary')
  @Answers(DeadLetterSummarySchema, 'How many there are.', {
    summary: 'Count dead letters',
    description: 'In all, incoming and outgoing, and by channel.',
  })
  getDeadLetterSummary(): Promise<DeadLetterSummary> {
    return this.letters.summary();
  }

  @Post(':deadLetterId/retry')
  @HttpCode(200)
  @Answers(DeadLetterSchema, 'The dead letter as it was.', {
    summary: 'Read it again, or send it again',
    description: 'When it still cannot be read or may not be sent, the answer is 409 and it stays.',
    refuses: [404, 409],
  })
  retryDeadLetter(@Param('deadLetterId', { schema: IdSchema }) deadLetterId: string): Promise<DeadLetter> {
    return this.letters.retry(deadLetterId);
  }

  @Delete(':deadLetterId')
  @Answers(DeadLetterSchema, 'The dead letter as it was.', {
    summary: 'Put a dead letter away',
    description: 'What it said is deleted when it came in; a message that failed stays in its conversation.',
    refuses: [404],
  })
  dismissDeadLetter(@Param('deadLetterId', { schema: IdSchema }) deadLetterId: string): Promise<DeadLetter> {
    return this.letters.dismiss(deadLetterId);
  }
}
