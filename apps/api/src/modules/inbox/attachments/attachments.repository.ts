import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

@Injectable()
export class AttachmentsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(id: string) {
    return this.db.read
      .selectFrom('attachment')
      .select(['file_name', 'content_type', 'content_hash', 'fetch_state'])
      .where('id', '=', id)
      .executeTakeFirst();
  }
}
