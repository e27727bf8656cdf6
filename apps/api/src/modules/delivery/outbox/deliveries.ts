import type { Delivery } from '@concordia/contract/delivery';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { deliveryOf } from './outbox.row.js';

@Injectable()
export class Deliveries {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly entries: DeliveriesRepository,
    private readonly channels: ChannelsRepository,
  ) {}

  /** @returns by message; messages not sent from the outbox are missing. */
  async of(messageIds: readonly string[]): Promise<ReadonlyMap<string, Delivery>> {
    if (messageIds.length === 0) return new Map();
    const rows = await this.entries.ofMessages(this.db.read, messageIds);
    if (rows.length === 0) return new Map();
    const modes = await this.channels.modes(this.db.read);
    return new Map(rows.flatMap((row) => (row.message_id === null ? [] : [[row.message_id, deliveryOf(row, modes)]])));
  }
}
