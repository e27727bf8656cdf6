import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Envelopes whose receipt arrived before we recorded the message. */
@Injectable()
export class EarlyReceiptsRepository {
  /** Requeues envelopes that waited for a message. @returns their ids. */
  release(tx: WorkspaceTransaction, about: string): Promise<{ id: string }[]> {
    return tx
      .updateTable('inbound_envelope')
      .set({ state: 'waiting' })
      .where('about', '=', about)
      .where('state', '=', 'early')
      .returning('id')
      .execute();
  }
}
