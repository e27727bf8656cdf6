import { IdSchema } from '@concordia/contract';
import {
  type NewTask,
  NewTaskSchema,
  type Task,
  type TaskListQuery,
  TaskListQuerySchema,
  TaskSchema,
  type TaskSummary,
  TaskSummarySchema,
  type TaskUpdate,
  TaskUpdateSchema,
} from '@concordia/contract/day';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { TasksService } from './tasks.service.js';

@ApiTags('tasks')
@Controller('api/tasks')
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

  @Get()
  @AnswersPage(TaskSchema, 'Tasks and follow-ups, soonest due first. Those without a due time come last.', {
    summary: 'List tasks',
    description: 'With `state=done`, the most recently completed tasks come first.',
  })
  async listTasks(
    @Query({ schema: TaskListQuerySchema }) query: TaskListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Task[]> {
    return sendPage(reply, await this.tasks.list(query));
  }

  @Get('summary')
  @Answers(TaskSummarySchema, 'The counts.', {
    summary: 'Get task counts',
    description: 'Counts open tasks and overdue tasks.',
  })
  getTaskSummary(): Promise<TaskSummary> {
    return this.tasks.summary();
  }

  @Post()
  @AnswersCreated(TaskSchema, 'The task.', {
    summary: 'Create a task or a follow-up',
    description:
      'A notification is created when the task is due. A task of an account with members can be assigned only to them and the owner.',
    refuses: [404, 409],
  })
  createTask(@Body({ schema: NewTaskSchema }) task: NewTask): Promise<Task> {
    return this.tasks.create(task);
  }

  @Get(':taskId')
  @Answers(TaskSchema, 'The task.', {
    summary: 'Get a task',
    description: 'Includes its contact and the message it was created from.',
    refuses: [404],
  })
  getTask(@Param('taskId', { schema: IdSchema }) taskId: string): Promise<Task> {
    return this.tasks.get(taskId);
  }

  @Patch(':taskId')
  @Answers(TaskSchema, 'The updated task.', {
    summary: 'Update or complete a task',
    description:
      'Updates only the fields in the request. Returns 409 if a follow-up has no due time, or if the member does not see the account of its message.',
    refuses: [404, 409],
  })
  updateTask(
    @Param('taskId', { schema: IdSchema }) taskId: string,
    @Body({ schema: TaskUpdateSchema }) update: TaskUpdate,
  ): Promise<Task> {
    return this.tasks.update(taskId, update);
  }

  @Delete(':taskId')
  @Answers(TaskSchema, 'The deleted task.', {
    summary: 'Delete a task',
    description: 'Returns the deleted item.',
    refuses: [404],
  })
  deleteTask(@Param('taskId', { schema: IdSchema }) taskId: string): Promise<Task> {
    return this.tasks.delete(taskId);
  }
}
