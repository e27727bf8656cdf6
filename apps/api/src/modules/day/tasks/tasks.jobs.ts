import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { DUE_ATTEMPTS, DUE_JOB } from './due-job.js';
import { TasksRepository } from './tasks.repository.js';

const PayloadSchema = z.object({ taskId: z.uuid(), dueAt: z.int() });

/** Notifies when a task is due. Skips a task that was moved, completed or deleted since. */
@Injectable()
export class TasksJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly tasks: TasksRepository,
    private readonly notifications: NotificationsService,
    private readonly changes: ChangeLog,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: DUE_JOB,
      schema: PayloadSchema,
      concurrency: 2,
      maxAttempts: DUE_ATTEMPTS,
      handle: ({ payload }) => this.#tell(payload),
    });
  }

  #tell({ taskId, dueAt }: z.output<typeof PayloadSchema>): Promise<void> {
    return this.db.write(async (tx) => {
      const task = await this.tasks.hold(tx, taskId);
      if (task === undefined || task.state === 'done' || task.due_at !== dueAt) return;
      await this.notifications.notify(tx, {
        kind: 'task_due',
        dedupeKey: `task_due:${taskId}:${dueAt}`,
        title: task.title,
        taskId,
        messageId: task.message_id,
        contactId: task.contact_id,
      });
      // No row changes, but the task is now overdue and its message's card shows that.
      this.changes.mention(tx, ['tasks', 'messages']);
    });
  }
}
