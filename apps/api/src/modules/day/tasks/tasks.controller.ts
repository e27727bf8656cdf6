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
  @AnswersPage(TaskSchema, 'Tasks and follow-ups, soonest due first; those without a time last.', {
    summary: 'List tasks',
    description: 'With `state=done`, newest done first.',
  })
  async listTasks(
    @Query({ schema: TaskListQuerySchema }) query: TaskListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Task[]> {
    return sendPage(reply, await this.tasks.list(query));
  }

  @Get('summary')
  @Answers(TaskSummarySchema, 'The counts.', {
    summary: 'Count what is to do',
    description: 'Open tasks, and those that are overdue.',
  })
  getTaskSummary(): Promise<TaskSummary> {
    return this.tasks.summary();
  }

  @Post()
  @AnswersCreated(TaskSchema, 'The task.', {
    summary: 'Create a task or a follow-up',
    description: 'When it is due, a notification is made.',
    refuses: [404],
  })
  createTask(@Body({ schema: NewTaskSchema }) task: NewTask): Promise<Task> {
    return this.tasks.create(task);
  }

  @Get(':taskId')
  @Answers(TaskSchema, 'The task.', {
    summary: 'Read a task',
    description: 'With its contact and the message it was made from.',
    refuses: [404],
  })
  getTask(@Param('taskId', { schema: IdSchema }) taskId: string): Promise<Task> {
    return this.tasks.get(taskId);
  }

  @Patch(':taskId')
  @Answers(TaskSchema, 'The task as it is now.', {
    summary: 'Change a task, or check it off',
    description: 'Changes only the fields that are sent. A follow-up without a time is refused with 409.',
    refuses: [404, 409],
  })
  updateTask(
    @Param('taskId', { schema: IdSchema }) taskId: string,
    @Body({ schema: TaskUpdateSchema }) update: TaskUpdate,
  ): Promise<Task> {
    return this.tasks.update(taskId, update);
  }

  @Delete(':taskId')
  @Answers(TaskSchema, 'The task as it was.', {
    summary: 'Delete a task',
    description: 'Returns the deleted item.',
    refuses: [404],
  })
  deleteTask(@Param('taskId', { schema: IdSchema }) taskId: string): Promise<Task> {
    return this.tasks.delete(taskId);
  }
}
