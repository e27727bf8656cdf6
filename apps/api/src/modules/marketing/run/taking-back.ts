import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Takes back from the outbox what has not left, so that its recipients wait again. */
@Injectable()
export class TakingBack {
  /** @returns how many. */
  async all(tx: WorkspaceTransaction, campaignId: string): Promise<number> {
    const held = tx
      .selectFrom('campaign_recipient')
      .select('outbound_id')
      .where('campaign_id', '=', campaignId)
      .where('state', '=', 'queued')
      .where('outbound_id', 'is not', null);
    const taken = await tx
      .updateTable('outbound_message')
      .set({ state: 'cancelled' })
      .where('id', 'in', held)
      .where('state', 'in', ['scheduled', 'queued'])
      .returning('id')
      .execute();
    for (const { id } of taken) {
      await tx.updateTable('campaign_recipient').set(WAITS_AGAIN).where('outbound_id', '=', id).execute();
    }
    return taken.length;
  }
}

const WAITS_AGAIN = {
  state: 'waiting',
  round: 0,
  is_canary: 0,
  variant_id: null,
  channel: null,
  outbound_id: null,
  code: null,
} as const;
