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
  @Answers(
    z.array(QueueProposalSchema),
    'At most 100 proposals: tasks by due time, soonest first, then the most urgent messages.',
    {
      summary: 'List tasks to plan',
      description:
        'Lists open tasks about contacts, and messages of high and medium priority that are waiting for a reply.',
    },
  )
  listQueueProposals(): Promise<QueueProposal[]> {
    return this.queue.proposals();
  }

  @Post()
  @HttpCode(200)
  @Answers(OptimizedQueueSchema, 'The tasks in recommended order.', {
    summary: 'Optimize the order of tasks for the day',
    description:
      'Working hours are 9:00 to 17:00, Monday to Friday, in the workspace time zone. Open follow-ups of that day that are not among the tasks keep their times.',
  })
  optimizeQueue(@Body({ schema: QueueRequestSchema }) { tasks }: QueueRequest): Promise<OptimizedQueue> {
    return this.queue.optimize(tasks);
  }

  @Post('accept')
  @HttpCode(200)
  @Answers(AcceptedQueueSchema, 'The created and rescheduled tasks.', {
    summary: 'Create follow-ups from a plan',
    description: 'Accepts the whole plan or nothing. Accepting the same plan again changes nothing.',
    refuses: [404],
  })
  acceptQueue(@Body({ schema: AcceptQueueSchema }) { tasks }: AcceptQueue): Promise<AcceptedQueue> {
    return this.queue.accept(tasks);
  }
}
