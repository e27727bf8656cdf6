import {
  type AcceptedQueue,
  type AcceptedTask,
  MOST_PROPOSALS,
  type OptimizationTask,
  type OptimizedQueue,
  type QueueProposal,
} from '@concordia/contract/insight';
import { DAY, isUuid } from '@concordia/domain';
import { followUpTitle, optimizedQueue, proposalOfMessage, proposalOfTask } from '@concordia/domain/scheduling';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { TasksService } from '../../day/tasks/tasks.service.js';
import { workspaceSettings } from '../../platform/workspace/settings/workspace-settings.repository.js';
import { QueueRepository } from './queue.repository.js';
import { personOf, taskOf } from './queue.row.js';

/** Maximum distance to the next working day. */
const AHEAD = 8 * DAY;

type Change = AcceptedQueue['changes'][number];

@Injectable()
export class QueueService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly queue: QueueRepository,
    private readonly tasks: TasksService,
    private readonly clock: Clock,
  ) {}

  async proposals(): Promise<QueueProposal[]> {
    const now = this.clock.now();
    const tasks = await this.queue.tasks(MOST_PROPOSALS);
    const room = MOST_PROPOSALS - tasks.length;
    const messages = room === 0 ? [] : await this.queue.messages(now, room);
    return [
      ...tasks.map((row) => proposalOfTask(taskOf(row), personOf(row), now)),
      ...messages.map((row) => proposalOfMessage(row, personOf(row), now)),
    ];
  }

  async optimize(tasks: readonly OptimizationTask[]): Promise<OptimizedQueue> {
    const now = this.clock.now();
    const { time_zone: timeZone, currency } = await workspaceSettings(this.db.read);
    const followUps = await this.queue.followUps(now - DAY, now + AHEAD);
    return optimizedQueue(tasks, { now, timeZone, currency, followUps });
  }

  accept(tasks: readonly AcceptedTask[]): Promise<AcceptedQueue> {
    return this.db.write(async (tx) => {
      const changes: Change[] = [];
      for (const task of tasks) {
        const change = await (task.task_id ? this.#move(tx, task.task_id, task) : this.#create(tx, task));
        if (change !== null) changes.push(change);
      }
      const created = changes.filter(({ isNew }) => isNew).length;
      return { created, moved: changes.length - created, changes };
    });
  }

  async #move(tx: WorkspaceTransaction, taskId: string, { scheduled_time }: AcceptedTask): Promise<Change | null> {
    const before = await this.tasks.moveIn(tx, taskId, scheduled_time);
    return before === null ? null : { taskId, isNew: false, dueBefore: before.dueAt };
  }

  async #create(tx: WorkspaceTransaction, task: AcceptedTask): Promise<Change | null> {
    const { entity_id, entity_type, action_type, scheduled_time, message_id } = task;
    const isPerson = entity_type === 'Person' && isUuid(entity_id);
    const name = isPerson ? await this.queue.contactName(tx, entity_id) : undefined;
    const contactId = name === undefined ? null : entity_id;
    const title = task.title ?? followUpTitle(action_type, name ?? entity_id);
    if (await this.queue.isThere(tx, title, contactId, Date.parse(scheduled_time))) return null;
    const made = { kind: 'follow_up', title, dueAt: scheduled_time, contactId } as const;
    const taskId = await this.tasks.createIn(tx, { ...made, ...(message_id && { messageId: message_id }) });
    return { taskId, isNew: true, dueBefore: null };
  }
}
