import {
  type AcceptedQueue,
  AcceptedQueueSchema,
  type AcceptQueue,
  AcceptQueueSchema,
  type OptimizedQueue,
  OptimizedQueueSchema,
  type QueueProposal,
  QueueProposalSchema,
  type QueueRequest,
  QueueRequestSchema,
} from '@concordia/contract/insight';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { QueueService } from './queue.service.js';

@ApiTags('queue')
@Controller('api/queue')
export class QueueController {
  constructor(private readonly queue: QueueService) {}

  @Get('tasks')
  @Answers(z.array(QueueProposalSchema), 'At most 100: what is due first, then the messages that press most.', {
    summary: 'List what there is to put in order',
    description: 'Open tasks about somebody, and messages of high and medium priority that wait for an answer.',
  })
  listQueueProposals(): Promise<QueueProposal[]> {
    return this.queue.proposals();
  }

  @Post()
  @HttpCode(200)
  @Answers(OptimizedQueueSchema, 'The tasks in their order.', {
    summary: 'Put tasks in the order that makes the most of the day',
    description:
      'Working hours are 9:00 to 17:00, Monday to Friday, by the time zone among the guardrails. Open follow-ups of that day that are not among the tasks keep their time.',
  })
  optimizeQueue(@Body({ schema: QueueRequestSchema }) { tasks }: QueueRequest): Promise<OptimizedQueue> {
    return this.queue.optimize(tasks);
  }

  @Post('accept')
  @HttpCode(200)
  @Answers(AcceptedQueueSchema, 'What was made and moved.', {
    summary: 'Make follow-ups of a plan',
    description: 'All of it or nothing. The same plan again changes nothing.',
    refuses: [404],
  })
  acceptQueue(@Body({ schema: AcceptQueueSchema }) { tasks }: AcceptQueue): Promise<AcceptedQueue> {
    return this.queue.accept(tasks);
  }
}
