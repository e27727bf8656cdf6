import type { Channel, Direction } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

export interface CopySearch {
  readonly channel: Channel;
  readonly handle: string;
  readonly direction: Direction;
  /** ms since the epoch, both included. */
  readonly from: number;
  readonly to: number;
}

@Injectable()
export class ImportedCopiesRepository {
  /** Imported messages of a contact within a period, oldest first. */
  find(tx: WorkspaceTransaction, { channel, handle, direction, from, to }: CopySearch) {
    return tx
      .selectFrom('contact_point')
      .innerJoin('message', 'message.contact_id', 'contact_point.contact_id')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .select(['message.id', 'message_body.text', 'message.attachment_count'])
      .where('contact_point.channel', '=', channel)
      .where('contact_point.handle', '=', handle)
      .where('message.channel', '=', channel)
      .where('message.direction', '=', direction)
      .where('message.import_run_id', 'is not', null)
      .where('message.sent_at', '>=', from)
      .where('message.sent_at', '<=', to)
      .orderBy('message.sent_at')
      .orderBy('message.id')
      .execute();
  }

  /** The message counts as received from now on: it opens reply windows, and no second live message is its copy. */
  async markLive(tx: WorkspaceTransaction, messageId: string, accountId: string | null): Promise<void> {
    await tx
      .updateTable('message')
      .set({ import_run_id: null, account_id: accountId })
      .where('id', '=', messageId)
      .execute();
  }
}
