import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Named queries on the handles by which providers know people. */
@Injectable()
export class IdentitiesRepository {
  /** Those of the handles that somebody has. */
  points(tx: WorkspaceTransaction, channel: Channel, handles: readonly string[]) {
    return tx
      .selectFrom('contact_point')
      .select(['id', 'contact_id', 'handle'])
      .where('channel', '=', channel)
      .where('handle', 'in', handles)
      .execute();
  }

  /** The handles of a contact on a channel, some of them where there are very many. */
  async handlesOf(tx: WorkspaceTransaction, contactId: string, channel: Channel): Promise<string[]> {
    const points = await tx
      .selectFrom('contact_point')
      .select('handle')
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .limit(100)
      .execute();
    return points.map(({ handle }) => handle);
  }

  async setHandle(tx: WorkspaceTransaction, pointId: string, handle: string): Promise<void> {
    await tx.updateTable('contact_point').set({ handle }).where('id', '=', pointId).execute();
  }

  /** Changes the contact's own number, where that is the one that changed. */
  async replacePhone(tx: WorkspaceTransaction, contactId: string, before: string, after: string): Promise<void> {
    await tx
      .updateTable('contact')
      .set({ phone: after })
      .where('id', '=', contactId)
      .where('phone', '=', before)
      .execute();
  }
}
