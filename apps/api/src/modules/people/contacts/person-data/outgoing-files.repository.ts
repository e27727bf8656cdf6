import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';

/** A file by the hash of its bytes. */
export interface FileHash {
  readonly content_hash: string;
}

/** Named queries on files that were to go out. */
@Injectable()
export class OutgoingFilesRepository {
  async conversationsOf(tx: WorkspaceTransaction, contactId: string): Promise<string[]> {
    const rows = await tx.selectFrom('conversation').select('id').where('contact_id', '=', contactId).execute();
    return rows.map(({ id }) => id);
  }

  /** Removes the files of drafts. */
  removeDrafted(tx: WorkspaceTransaction, conversationIds: readonly string[]): Promise<FileHash[]> {
    return tx
      .deleteFrom('upload')
      .where('conversation_id', 'in', [...conversationIds])
      .returning('content_hash')
      .execute();
  }

  /** Removes the files of messages that have not left. */
  removeQueued(tx: WorkspaceTransaction, conversationIds: readonly string[]): Promise<FileHash[]> {
    const outbound = tx
      .selectFrom('outbound_message')
      .select('id')
      .where('conversation_id', 'in', [...conversationIds]);
    return tx.deleteFrom('outbound_file').where('outbound_id', 'in', outbound).returning('content_hash').execute();
  }

  /** The same for whatever was to go to a contact, in whichever conversation. */
  removeQueuedTo(tx: WorkspaceTransaction, contactId: string): Promise<FileHash[]> {
    const outbound = tx.selectFrom('outbound_message').select('id').where('contact_id', '=', contactId);
    return tx.deleteFrom('outbound_file').where('outbound_id', 'in', outbound).returning('content_hash').execute();
  }
}
