import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

@Injectable()
export class AddresseesRepository {
  async nameOf(tx: WorkspaceTransaction, contactId: string): Promise<string | null> {
    const contact = await tx.selectFrom('contact').select('name').where('id', '=', contactId).executeTakeFirst();
    return contact?.name ?? null;
  }

  async pointOf(db: QuerySource, contactId: string, channel: Channel, handle: string): Promise<string | null> {
    const point = await db
      .selectFrom('contact_point')
      .select('id')
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .where('handle', '=', handle)
      .executeTakeFirst();
    return point?.id ?? null;
  }
}
