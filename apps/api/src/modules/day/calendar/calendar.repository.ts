import type { CalendarFeedName } from '@concordia/contract/day';
import type { CalendarBirthday, CalendarTask } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { NEVER_DUE } from '../../../database/never-due.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Calendar clients read the whole feed each time. Only the tasks due soonest are included, to keep it small enough for them. */
const MOST_TASKS = 2_000;
const MOST_BIRTHDAYS = 5_000;

@Injectable()
export class CalendarRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async generations(): Promise<ReadonlyMap<CalendarFeedName, number>> {
    const rows = await this.db.read.selectFrom('calendar_feed').select(['feed', 'generation']).execute();
    return new Map(rows.map(({ feed, generation }) => [feed, generation]));
  }

  /** @returns the new generation. Generation 1 has no row. */
  async renew(tx: WorkspaceTransaction, feed: CalendarFeedName): Promise<number> {
    const { generation } = await tx
      .insertInto('calendar_feed')
      .values({ feed, generation: 2 })
      .onConflict((conflict) =>
        conflict.column('feed').doUpdateSet((eb) => ({ generation: eb('calendar_feed.generation', '+', 1) })),
      )
      .returning('generation')
      .executeTakeFirstOrThrow();
    return generation;
  }

  async tasks(): Promise<CalendarTask[]> {
    const rows = await this.db.read
      .selectFrom('task')
      .leftJoin('contact', 'contact.id', 'task.contact_id')
      .select(['task.id', 'task.kind', 'task.title', 'task.note', 'task.due_at', 'task.created_at'])
      .select('contact.name as contact_name')
      .where('task.state', '=', 'open')
      .where('task.due_at', '<', NEVER_DUE)
      .orderBy('task.due_at')
      .limit(MOST_TASKS)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      note: row.note,
      dueAt: row.due_at,
      createdAt: row.created_at,
      contactName: row.contact_name,
    }));
  }

  async birthdays(): Promise<CalendarBirthday[]> {
    const rows = await this.db.read
      .selectFrom('contact')
      .select(['id', 'name', 'birthday'])
      .where('birthday', 'is not', null)
      .orderBy('last_message_at', 'desc')
      .limit(MOST_BIRTHDAYS)
      .execute();
    return rows.flatMap(({ id, name, birthday }) => (birthday === null ? [] : [{ contactId: id, name, birthday }]));
  }
}
