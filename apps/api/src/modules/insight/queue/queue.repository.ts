import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { NEVER_DUE } from '../../../database/never-due.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

const MESSAGE_DAYS = 30;

/** Maximum follow-ups read to find free time. */
const MOST_BUSY = 500;

/** Priorities at which a message counts as high or medium. */
const HIGH = 80;
const MEDIUM = 60;

const PERSON = [
  'contact.id as contact_id',
  'contact.name as contact_name',
  'contact.inbound_count',
  'contact.outbound_count',
  'customer_score.value_cents',
] as const;

@Injectable()
export class QueueRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Open tasks about a contact, soonest due first. */
  tasks(limit: number) {
    return this.db.read
      .selectFrom('task')
      .innerJoin('contact', 'contact.id', 'task.contact_id')
      .leftJoin('customer_score', 'customer_score.contact_id', 'contact.id')
      .leftJoin('message', 'message.id', 'task.message_id')
      .select(PERSON)
      .select(['task.id', 'task.title', 'task.due_at', 'task.message_id', 'message.priority'])
      .where('task.state', '=', 'open')
      .orderBy('task.due_at')
      .orderBy('task.id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Messages of the last 30 days that wait for a reply and have no open task: high priority first, then newest first. */
  async messages(now: number, limit: number) {
    const high = await this.#waiting(now, HIGH, null, limit);
    return [...high, ...(await this.#waiting(now, MEDIUM, HIGH, limit - high.length))];
  }

  #waiting(now: number, least: number, below: number | null, limit: number) {
    const query = this.db.read
      .selectFrom('message')
      .innerJoin('contact', 'contact.id', 'message.contact_id')
      .leftJoin('customer_score', 'customer_score.contact_id', 'contact.id')
      .select(PERSON)
      .select(['message.id', 'message.subject', 'message.priority'])
      .where('message.priority', '>=', least)
      .where('message.sent_at', '>', now - MESSAGE_DAYS * DAY)
      .where('message.status', 'in', ['inbox', 'in_progress'])
      .where('message.direction', '=', 'inbound')
      .where('message.kind', '=', 'personal')
      .where('message.snoozed_until', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('task')
              .select('task.id')
              .whereRef('task.message_id', '=', 'message.id')
              .where('task.state', '=', 'open'),
          ),
        ),
      )
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(limit);
    return (below === null ? query : query.where('message.priority', '<', below)).execute();
  }

  /** Open follow-ups due from `from` (inclusive) to `to` (exclusive). */
  followUps(from: number, to: number) {
    return this.db.read
      .selectFrom('task')
      .select(['id', 'title', 'due_at as dueAt'])
      .where('state', '=', 'open')
      .where('kind', '=', 'follow_up')
      .where('due_at', '>=', from)
      .where('due_at', '<', Math.min(to, NEVER_DUE))
      .orderBy('due_at')
      .limit(MOST_BUSY)
      .execute();
  }

  async contactName(tx: WorkspaceTransaction, id: string): Promise<string | undefined> {
    return (await tx.selectFrom('contact').select('name').where('id', '=', id).executeTakeFirst())?.name;
  }

  async isThere(tx: WorkspaceTransaction, title: string, contactId: string | null, dueAt: number): Promise<boolean> {
    const query = tx
      .selectFrom('task')
      .select('id')
      .where('state', '=', 'open')
      .where('due_at', '=', dueAt)
      .where('title', '=', title);
    const about =
      contactId === null ? query.where('contact_id', 'is', null) : query.where('contact_id', '=', contactId);
    return (await about.limit(1).executeTakeFirst()) !== undefined;
  }
}
