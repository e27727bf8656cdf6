import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Named queries on envelopes whose receipt was faster than our own record of the sending. */
@Injectable()
export class EarlyReceiptsRepository {
  /** Lets those that came early for a message be read. @returns which. */
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
