import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Named queries on how much there is of a contact. */
@Injectable()
export class ContactFiguresRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Its messages, each way, as the contact keeps count of them; `undefined` when there is no such contact. */
  messages(contactId: string) {
    return this.db.read
      .selectFrom('contact')
      .select(['inbound_count', 'outbound_count'])
      .where('id', '=', contactId)
      .executeTakeFirst();
  }

  async openTasks(contactId: string): Promise<number> {
    const tasks = await this.db.read
      .selectFrom('task')
      .select((eb) => eb.fn.countAll<number | string>().as('open'))
      .where('contact_id', '=', contactId)
      .where('state', '=', 'open')
      .executeTakeFirst();
    return Number(tasks?.open ?? 0);
  }
}
