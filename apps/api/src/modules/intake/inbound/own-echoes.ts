import type { InboundEvent } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { Echoes } from '../../delivery/outbox/echoes.js';
import { OutboxRepository } from '../../delivery/outbox/outbox.repository.js';
import { Duplicates } from './duplicates.js';

/** Tells what we wrote in the provider's own app from what it reports of a sending of ours. */
@Injectable()
export class OwnEchoes {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly duplicates: Duplicates,
    private readonly echoes: Echoes,
  ) {}

  /** @returns `sending` while the answer to a sending may still be on its way, `null` for what was not sent from here. */
  async recognise(
    tx: WorkspaceTransaction,
    contactId: string,
    event: InboundEvent,
  ): Promise<'sending' | 'duplicate' | null> {
    if (await this.outbox.isSending(tx, contactId, event.channel)) return 'sending';
    // Its answer may have come since the first look.
    if (await this.duplicates.hasSent(tx, event)) return 'duplicate';
    return (await this.echoes.confirm(tx, contactId, event)) ? 'duplicate' : null;
  }
}
