import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

@Injectable()
export class ContactFiguresRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async openTasks(contactId: string): Promise<number> {
    const tasks = await this.db.read
      .selectFrom('task')
      .select((eb) => eb.fn.countAll<number | string>().as('open'))
      .where('contact_id', '=', contactId)
      .where('state', '=', 'open')
      .executeTakeFirst();
    return Number(tasks?.open ?? 0);
  }

  /** When messages of a contact came and went: the newest, along the index of the contact. */
  times(contactId: string, limit: number) {
    return this.db.read
      .selectFrom('message')
      .select(['sent_at', 'direction', 'channel'])
      .where('contact_id', '=', contactId)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }
}
