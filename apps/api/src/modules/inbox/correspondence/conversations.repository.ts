import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Named queries on conversations. */
@Injectable()
export class ConversationsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(id: string) {
    return this.db.read
      .selectFrom('conversation')
      .select(['id', 'channel', 'contact_id', 'subject', 'message_count', 'first_message_at', 'last_message_at'])
      .where('id', '=', id)
      .executeTakeFirst();
  }
}
