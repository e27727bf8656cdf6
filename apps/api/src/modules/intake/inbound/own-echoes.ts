import type { InboundEvent } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { Echoes } from '../../delivery/outbox/echoes.js';
import { OutboxRepository } from '../../delivery/outbox/outbox.repository.js';
import { Duplicates } from './duplicates.js';

/** Tells messages written in the provider's own app from echoes of our own sends. */
@Injectable()
export class OwnEchoes {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly duplicates: Duplicates,
    private readonly echoes: Echoes,
  ) {}

  /** @returns `sending` while the response to a send may be pending, `null` if it was not sent from here. */
  async recognize(
    tx: WorkspaceTransaction,
    contactId: string,
    event: InboundEvent,
  ): Promise<'sending' | 'duplicate' | null> {
    if (await this.outbox.isSending(tx, contactId, event.channel)) return 'sending';
    // The send may have completed since the first check.
    if (await this.duplicates.hasSent(tx, event)) return 'duplicate';
    return (await this.echoes.confirm(tx, contactId, event)) ? 'duplicate' : null;
  }
}
