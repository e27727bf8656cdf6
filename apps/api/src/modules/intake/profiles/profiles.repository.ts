import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { Sender } from './profile-lookups.js';

@Injectable()
export class ProfilesRepository {
  /** Names a contact who is still named by the handle. @returns whether that was so: a name that a person or an import gave stays. */
  async name(tx: WorkspaceTransaction, { contactId, handle }: Sender, name: string): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('contact')
      .set({ name })
      .where('id', '=', contactId)
      .where('name', '=', handle)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async nameHandle(tx: WorkspaceTransaction, { contactId, channel, handle }: Sender, name: string): Promise<void> {
    await tx
      .updateTable('contact_point')
      .set({ display_name: name })
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .where('handle', '=', handle)
      .where('display_name', 'is', null)
      .execute();
  }
}
