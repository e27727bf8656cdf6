import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import type { UploadRow } from '../../inbox/uploads/uploads.repository.js';

const COLUMNS = ['id', 'file_name', 'content_type', 'size_bytes', 'content_hash'] as const;

export type StoredFileRow = Pick<
  Selectable<ScopedTables['outbound_file']>,
  'id' | 'file_name' | 'content_type' | 'content_hash'
>;

@Injectable()
export class OutgoingFilesRepository {
  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['outbound_file']>): Promise<void> {
    await tx.insertInto('outbound_file').values(row).execute();
  }

  /** Stores a file of a message that leaves as its attachment. */
  async insertAttachment(tx: WorkspaceTransaction, row: Insertable<ScopedTables['attachment']>): Promise<void> {
    await tx.insertInto('attachment').values(row).execute();
  }

  async remove(tx: WorkspaceTransaction, outboundId: string): Promise<void> {
    await tx.deleteFrom('outbound_file').where('outbound_id', '=', outboundId).execute();
  }

  of(db: QuerySource, outboundId: string): Promise<UploadRow[]> {
    return db
      .selectFrom('outbound_file')
      .select(COLUMNS)
      .where('outbound_id', '=', outboundId)
      .orderBy('position')
      .execute();
  }

  ofAll(db: QuerySource, outboundIds: readonly string[]): Promise<(UploadRow & { readonly outbound_id: string })[]> {
    return db
      .selectFrom('outbound_file')
      .select([...COLUMNS, 'outbound_id'])
      .where('outbound_id', 'in', [...outboundIds])
      .orderBy('position')
      .execute();
  }

  stored(db: QuerySource, outboundId: string): Promise<StoredFileRow[]> {
    return db
      .selectFrom('outbound_file')
      .select(['id', 'file_name', 'content_type', 'content_hash'])
      .where('outbound_id', '=', outboundId)
      .orderBy('position')
      .execute();
  }
}
