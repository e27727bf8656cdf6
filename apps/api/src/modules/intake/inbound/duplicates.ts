import type { InboundEvent } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { Echoes } from '../../delivery/outbox/echoes.js';
import { OutboxRepository } from '../../delivery/outbox/outbox.repository.js';
import { OriginsRepository } from '../../inbox/correspondence/origins.repository.js';
import { ArrivalsRepository } from './arrivals.repository.js';

@Injectable()
export class Duplicates {
  constructor(
    private readonly arrivals: ArrivalsRepository,
    private readonly origins: OriginsRepository,
    private readonly outbox: OutboxRepository,
    private readonly echoes: Echoes,
  ) {}

  /**
   * Whether a message is already stored. Email must also have the same content, since faulty programs reuse Message-IDs and anybody can forge one. On
   * other channels the provider's id decides.
   */
  async has(tx: WorkspaceTransaction, event: InboundEvent): Promise<boolean> {
    const { channel, messageId, dedupeKey } = event;
    if (dedupeKey === undefined) return (await this.origins.find(tx, channel, messageId)) !== null;
    return (await this.arrivals.hasCopy(tx, channel, dedupeKey)) || (await this.hasSent(tx, event));
  }

  /** Whether a message in our name was sent from the outbox. Only the id is compared: ours cannot be guessed, and providers change the content. */
  async hasSent(tx: WorkspaceTransaction, event: InboundEvent): Promise<boolean> {
    if (event.direction !== 'outbound') return false;
    if ((await this.outbox.findByProviderId(tx, event.channel, event.messageId)) !== undefined) return true;
    return this.echoes.confirmSystemMail(tx, event);
  }
}
