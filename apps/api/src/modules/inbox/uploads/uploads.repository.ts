import type { UploadedFile } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

const COLUMNS = ['id', 'file_name', 'content_type', 'size_bytes', 'content_hash'] as const;

export type UploadRow = Pick<Selectable<ScopedTables['upload']>, (typeof COLUMNS)[number]>;

export const uploadedFileOf = ({ id, file_name, content_type, size_bytes }: UploadRow): UploadedFile => ({
  id,
  fileName: file_name,
  contentType: content_type,
  sizeBytes: size_bytes,
});

@Injectable()
export class UploadsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['upload']>): Promise<void> {
    await tx.insertInto('upload').values(row).execute();
  }

  /** The files that exist, in the order of the ids. */
  async find(db: QuerySource, ids: readonly string[]): Promise<UploadRow[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('upload')
      .select(COLUMNS)
      .where('id', 'in', [...ids])
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  ofDraft(db: QuerySource, conversationId: string): Promise<UploadRow[]> {
    return db
      .selectFrom('upload')
      .select(COLUMNS)
      .where('conversation_id', '=', conversationId)
      .orderBy('position')
      .orderBy('id')
      .execute();
  }

  /** Replaces the draft's files. */
  async putIntoDraft(tx: WorkspaceTransaction, conversationId: string, ids: readonly string[]): Promise<void> {
    await tx
      .updateTable('upload')
      .set({ conversation_id: null })
      .where('conversation_id', '=', conversationId)
      .execute();
    for (const [position, id] of ids.entries()) {
      await tx.updateTable('upload').set({ conversation_id: conversationId, position }).where('id', '=', id).execute();
    }
  }

  async remove(tx: WorkspaceTransaction, ids: readonly string[]): Promise<UploadRow[]> {
    if (ids.length === 0) return [];
    return tx
      .deleteFrom('upload')
      .where('id', 'in', [...ids])
      .returning(COLUMNS)
      .execute();
  }

  /** Unsent files without a draft, limited to a few hundred. */
  async forgotten(before: number): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('upload')
      .select('id')
      .where('conversation_id', 'is', null)
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(500)
      .execute();
    return rows.map(({ id }) => id);
  }
}
