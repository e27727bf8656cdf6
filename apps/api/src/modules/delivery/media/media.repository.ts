import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

@Injectable()
export class MediaRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(
    fileId: string,
  ): Promise<
    Pick<Selectable<ScopedTables['outbound_file']>, 'file_name' | 'content_type' | 'content_hash'> | undefined
  > {
    return this.db.read
      .selectFrom('outbound_file')
      .select(['file_name', 'content_type', 'content_hash'])
      .where('id', '=', fileId)
      .executeTakeFirst();
  }
}
