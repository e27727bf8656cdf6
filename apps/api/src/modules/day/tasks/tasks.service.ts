import type { NewTask, Task, TaskListQuery, TaskSummary, TaskUpdate } from '@concordia/contract/day';
import { endOfDay } from '@concordia/domain';
import type { HubFact } from '@concordia/domain/hub-events';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { NEVER_DUE } from '../../../database/never-due.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { Assignment } from '../../platform/members/assignment.js';
import { dueJob } from './due-job.js';
import { placeOf, type TaskRow, taskOf } from './task.row.js';
import { type SubjectIds, type Subjects, type TaskFilter, TasksRepository } from './tasks.repository.js';

@Injectable()
export class TasksService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly tasks: TasksRepository,
    private readonly assignment: Assignment,
    private readonly jobs: JobQueue,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(query: TaskListQuery): Promise<Page<Task>> {
    const { state, kind, contactId, messageId, accountId } = query;
    const filter = { state, kind, contactId, messageId, accountId, ...dueBetween(query, this.clock.now()) };
    const rows = await this.tasks.list(filter, query.limit + 1, cursorOf(query));
    return pageFrom(rows, query.limit, await this.tasks.count(filter), placeOf(state), taskOf);
  }

  async summary(): Promise<TaskSummary> {
    return {
      open: await this.tasks.count({ state: 'open' }),
      overdue: await this.tasks.count({ state: 'open', until: this.clock.now() }),
    };
  }

  async get(taskId: string): Promise<Task> {
    const row = await this.tasks.find(taskId);
    if (row === undefined) throw notFound('task');
    return taskOf(row);
  }

  async create(made: NewTask): Promise<Task> {
    return this.get(await this.db.write((tx) => this.createIn(tx, made)));
  }

  /** Creates a task in the caller's transaction. @returns its id. */
  async createIn(tx: WorkspaceTransaction, made: NewTask): Promise<string> {
    const id = this.ids.next();
    const subjects = await this.#subjects(tx, made);
    const dueAt = dueMs(made.dueAt ?? null);
    await this.tasks.insert(tx, {
      id,
      kind: made.kind,
      title: made.title,
      note: made.note ?? null,
      due_at: dueAt,
      state: 'open',
      done_at: null,
      ...subjects,
      created_at: this.clock.now(),
    });
    await this.#schedule(tx, id, dueAt);
    await this.#record(tx, subjects.message_id, { topic: 'task.created', payload: { task_id: id } });
    return id;
  }

  async update(taskId: string, update: TaskUpdate): Promise<Task> {
    await this.db.write(async (tx) => {
      const before = await this.#hold(tx, taskId);
      if (update.dueAt === null && before.kind === 'follow_up') throw needsTime();
      if (typeof update.assigneeId === 'string') {
        const { message_id: messageId, conversation_id: conversationId } = before;
        const subjects = await this.tasks.subjects(tx, { messageId, conversationId });
        await this.assignment.require(tx, update.assigneeId, accountsOf(subjects));
      }
      await this.#change(tx, before, update);
    });
    return this.get(taskId);
  }

  /**
   * Changes a task's due time, in the caller's transaction. Does nothing if the task is done or already has that time.
   *
   * @returns the task before the change, or `null` if nothing changed.
   */
  async moveIn(tx: WorkspaceTransaction, taskId: string, dueAt: string): Promise<Task | null> {
    const before = await this.#hold(tx, taskId);
    if (before.state === 'done' || before.due_at === dueMs(dueAt)) return null;
    await this.#change(tx, before, { dueAt });
    return taskOf(before);
  }

  async delete(taskId: string): Promise<Task> {
    return this.db.write(async (tx) => {
      const row = await this.#hold(tx, taskId);
      await this.tasks.delete(tx, taskId);
      await this.#record(tx, row.message_id);
      return taskOf(row);
    });
  }

  async #change(tx: WorkspaceTransaction, before: TaskRow, update: TaskUpdate): Promise<void> {
    const { title, note, dueAt, state, assigneeId } = update;
    const due = dueAt === undefined ? before.due_at : dueMs(dueAt);
    await this.tasks.update(tx, before.id, {
      due_at: due,
      ...(title !== undefined && { title }),
      ...(note !== undefined && { note }),
      ...(assigneeId !== undefined && { assignee_id: assigneeId }),
      ...(state !== undefined && state !== before.state && this.#stateChange(state)),
    });
    if ((state ?? before.state) === 'open') await this.#schedule(tx, before.id, due);
    const isDone = state === 'done' && before.state !== 'done';
    const fact = isDone ? ({ topic: 'task.completed', payload: { task_id: before.id } } as const) : null;
    await this.#record(tx, before.message_id, fact);
  }

  #stateChange(state: TaskRow['state']) {
    return { state, done_at: state === 'done' ? this.clock.now() : null };
  }

  async #hold(tx: WorkspaceTransaction, taskId: string): Promise<TaskRow> {
    const row = await this.tasks.hold(tx, taskId);
    if (row === undefined) throw notFound('task');
    return row;
  }

  /** Throws if a referenced entity is missing. A message implies its conversation and contact. */
  async #subjects(tx: WorkspaceTransaction, { assigneeId, ...ids }: Pick<NewTask, keyof SubjectIds | 'assigneeId'>) {
    const subjects = await this.tasks.subjects(tx, ids);
    const { message, conversation, contact } = subjects;
    if (ids.messageId && message === undefined) throw notFound('message');
    if (ids.conversationId && conversation === undefined) throw notFound('conversation');
    if (ids.contactId && contact === undefined) throw notFound('contact');
    if (assigneeId) await this.assignment.require(tx, assigneeId, accountsOf(subjects));
    const own = message?.contact_id ?? conversation?.contact_id ?? null;
    return {
      message_id: message?.id ?? null,
      conversation_id: conversation?.id ?? message?.conversation_id ?? null,
      contact_id: ids.contactId === undefined ? own : ids.contactId,
      assignee_id: assigneeId ?? null,
    };
  }

  /** A time that has passed needs no notification. */
  async #schedule(tx: WorkspaceTransaction, taskId: string, dueAt: number): Promise<void> {
    if (dueAt === NEVER_DUE || dueAt <= this.clock.now()) return;
    await this.jobs.enqueue(tx, dueJob(taskId, dueAt));
  }

  /** @param fact published to other modules. */
  async #record(tx: WorkspaceTransaction, messageId: string | null, fact: HubFact | null = null): Promise<void> {
    if (messageId !== null) await this.tasks.tellMessage(tx, messageId);
    if (fact !== null) await this.events.tell(tx, [fact]);
  }
}

/** The account of the message that the task was made from, else the one that its conversation was last written to. */
function accountsOf({ message, conversation }: Subjects): string[] {
  const accountId = (message ?? conversation)?.account_id ?? null;
  return accountId === null ? [] : [accountId];
}

const dueMs = (dueAt: string | null): number => (dueAt === null ? NEVER_DUE : Date.parse(dueAt));

const needsTime = () =>
  new DomainFailure(
    'conflict',
    'FOLLOW_UP_NEEDS_TIME',
    'A follow-up needs a time. Choose another time, or delete the follow-up.',
  );

function dueBetween(
  { due, zone }: Pick<TaskListQuery, 'due' | 'zone'>,
  now: number,
): Pick<TaskFilter, 'from' | 'until'> {
  if (due === undefined) return {};
  if (due === 'overdue') return { until: now };
  return { from: now, until: endOfDay(now, zone, due === 'today' ? 0 : 6) };
}
