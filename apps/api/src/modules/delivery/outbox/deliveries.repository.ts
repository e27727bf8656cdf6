import { Injectable } from '@nestjs/common';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import type { OutboundRow } from './outbox.repository.js';

/** Delivery state of messages, for modules that do not depend on the outbox. */
@Injectable()
export class DeliveriesRepository {
  ofMessages(db: QuerySource, messageIds: readonly string[]): Promise<OutboundRow[]> {
    return db
      .selectFrom('outbound_message')
      .selectAll()
      .where('message_id', 'in', [...messageIds])
      .execute();
  }
}
