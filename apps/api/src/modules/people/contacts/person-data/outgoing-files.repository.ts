import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';

export interface FileHash {
  readonly content_hash: string;
}

@Injectable()
export class OutgoingFilesRepository {
  async conversationsOf(tx: WorkspaceTransaction, contactId: string): Promise<string[]> {
    const rows = await tx.selectFrom('conversation').select('id').where('contact_id', '=', contactId).execute();
    return rows.map(({ id }) => id);
  }

  removeDrafted(tx: WorkspaceTransaction, conversationIds: readonly string[]): Promise<FileHash[]> {
    return tx
      .deleteFrom('upload')
      .where('conversation_id', 'in', [...conversationIds])
      .returning('content_hash')
      .execute();
  }

  removeQueued(tx: WorkspaceTransaction, conversationIds: readonly string[]): Promise<FileHash[]> {
    const outbound = tx
      .selectFrom('outbound_message')
      .select('id')
      .where('conversation_id', 'in', [...conversationIds]);
    return tx.deleteFrom('outbound_file').where('outbound_id', 'in', outbound).returning('content_hash').execute();
  }

  removeQueuedTo(tx: WorkspaceTransaction, contactId: string): Promise<FileHash[]> {
    const outbound = tx.selectFrom('outbound_message').select('id').where('contact_id', '=', contactId);
    return tx.deleteFrom('outbound_file').where('outbound_id', 'in', outbound).returning('content_hash').execute();
  }
}
