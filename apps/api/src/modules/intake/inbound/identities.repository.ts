import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class IdentitiesRepository {
  points(tx: WorkspaceTransaction, channel: Channel, handles: readonly string[]) {
    return tx
      .selectFrom('contact_point')
      .select(['id', 'contact_id', 'handle'])
      .where('channel', '=', channel)
      .where('handle', 'in', handles)
      .execute();
  }

  /** Limited to 100. */
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

  /** Only if the contact's phone is the number that changed. */
  async replacePhone(tx: WorkspaceTransaction, contactId: string, before: string, after: string): Promise<void> {
    await tx
      .updateTable('contact')
      .set({ phone: after })
      .where('id', '=', contactId)
      .where('phone', '=', before)
      .execute();
  }
}
