import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Updateable } from 'kysely';
import { NEVER_DUE } from '../../../database/never-due.js';
import type { ScopedTables } from '../../../database/tables.js';
import { isTaskOfAccount } from '../../../database/task-account.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { TASK_COLUMNS, type TaskRow } from './task.row.js';

/** `from` (inclusive) and `until` (exclusive) bound the due time. */
export interface TaskFilter {
  readonly state?: TaskRow['state'] | undefined;
  readonly kind?: TaskRow['kind'] | undefined;
  readonly contactId?: string | undefined;
  readonly messageId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

type Reader = Pick<WorkspaceTransaction, 'selectFrom'>;

/** Tasks are created by hand and few, so they are counted on demand. */
@Injectable()
export class TasksRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Soonest due first; for `done`, most recently completed first. `after.at` is as `placeOf` sets it. */
  list(filter: TaskFilter, limit: number, after: Cursor | null): Promise<TaskRow[]> {
    const query = matching(this.db.read, filter)
      .leftJoin('contact', 'contact.id', 'task.contact_id')
      .select(TASK_COLUMNS)
      .limit(limit);
    const at = Math.abs(after?.at ?? 0);
    if (filter.state === 'done') {
      const newest = query.orderBy('task.done_at', 'desc').orderBy('task.id', 'desc');
      if (after === null) return newest.execute();
      return newest
        .where((eb) => eb(eb.refTuple('task.done_at', 'task.id'), '<', eb.tuple(eb.val(at), eb.val(after.id))))
        .execute();
    }
    const soonest = query.orderBy('task.due_at').orderBy('task.id', 'desc');
    if (after === null) return soonest.execute();
    return soonest
      .where((eb) =>
        eb.or([eb('task.due_at', '>', at), eb.and([eb('task.due_at', '=', at), eb('task.id', '<', after.id)])]),
      )
      .execute();
  }

  async count(filter: TaskFilter): Promise<number> {
    const row = await matching(this.db.read, filter)
      .select((eb) => eb.fn.countAll<number | string>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(row.n);
  }

  find(id: string, reader: Reader = this.db.read): Promise<TaskRow | undefined> {
    return reader
      .selectFrom('task')
      .leftJoin('contact', 'contact.id', 'task.contact_id')
      .select(TASK_COLUMNS)
      .where('task.id', '=', id)
      .executeTakeFirst();
  }

  /** Locks the task until the transaction ends. */
  async hold(tx: WorkspaceTransaction, id: string): Promise<TaskRow | undefined> {
    await tx.selectFrom('task').select('id').where('id', '=', id).forUpdate().execute();
    return this.find(id, tx);
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['task']>): Promise<void> {
    await tx.insertInto('task').values(row).execute();
  }

  async update(tx: WorkspaceTransaction, id: string, change: Updateable<ScopedTables['task']>): Promise<void> {
    await tx.updateTable('task').set(change).where('id', '=', id).execute();
  }

  async delete(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('task').where('id', '=', id).execute();
  }

  /** Copies the next due time of the message's open tasks to the message. */
  async tellMessage(tx: WorkspaceTransaction, messageId: string): Promise<void> {
    // Two tasks of one message may change at once: the lock lets the second see the first one's change.
    await tx.selectFrom('message').select('id').where('id', '=', messageId).forUpdate().execute();
    const next = await tx
      .selectFrom('task')
      .select('due_at')
      .where('message_id', '=', messageId)
      .where('state', '=', 'open')
      .where('due_at', '<', NEVER_DUE)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    await tx
      .updateTable('message')
      .set({ due_at: next?.due_at ?? null })
      .where('id', '=', messageId)
      .execute();
  }

  async subjects(tx: WorkspaceTransaction, ids: SubjectIds): Promise<Subjects> {
    const { messageId, conversationId, contactId } = ids;
    const message = messageId && tx.selectFrom('message').select(['id', 'conversation_id', 'contact_id', 'account_id']);
    const conversation = conversationId && tx.selectFrom('conversation').select(['id', 'contact_id', 'account_id']);
    const contact = contactId && tx.selectFrom('contact').select('id');
    return {
      message: (message && (await message.where('id', '=', messageId).executeTakeFirst())) || undefined,
      conversation:
        (conversation && (await conversation.where('id', '=', conversationId).executeTakeFirst())) || undefined,
      contact: (contact && (await contact.where('id', '=', contactId).executeTakeFirst())) || undefined,
    };
  }
}

export interface SubjectIds {
  readonly messageId?: string | null | undefined;
  readonly conversationId?: string | null | undefined;
  readonly contactId?: string | null | undefined;
}

interface Owned {
  readonly contact_id: string | null;
  readonly account_id: string | null;
}

export interface Subjects {
  readonly message: ({ id: string; conversation_id: string } & Owned) | undefined;
  readonly conversation: ({ id: string } & Owned) | undefined;
  readonly contact: { id: string } | undefined;
}

function matching(db: WorkspaceDatabase['read'], filter: TaskFilter) {
  let query = db.selectFrom('task');
  if (filter.state !== undefined) query = query.where('task.state', '=', filter.state);
  if (filter.kind !== undefined) query = query.where('task.kind', '=', filter.kind);
  if (filter.contactId !== undefined) query = query.where('task.contact_id', '=', filter.contactId);
  if (filter.messageId !== undefined) query = query.where('task.message_id', '=', filter.messageId);
  if (filter.accountId !== undefined) query = query.where(isTaskOfAccount(filter.accountId));
  if (filter.from !== undefined) query = query.where('task.due_at', '>=', filter.from);
  if (filter.until !== undefined) query = query.where('task.due_at', '<', filter.until);
  return query;
}
