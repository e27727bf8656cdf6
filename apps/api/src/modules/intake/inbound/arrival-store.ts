import type { InboundEvent } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { EarlyReceipts } from '../../delivery/outbox/early-receipts.js';
import { ownAddressOf } from '../../delivery/outbox/own-address.repository.js';
import { MessageWriter } from '../../inbox/correspondence/message-writer.js';
import type { SenderContact } from '../../people/senders/sender-contact.js';
import { ArrivalLinks } from './arrival-links.js';
import { ArrivalPlace } from './arrival-place.js';
import { arrivalRow } from './arrival-row.js';
import { arrivalTime } from './arrival-time.js';
import { ArrivalsRepository } from './arrivals.repository.js';
import { IncomingFiles, type KeptFile } from './incoming-files.js';

export interface Arriving {
  readonly provider: string;
  /** The account that received it. */
  readonly accountId: string | null;
  readonly event: InboundEvent;
  /** `null` for machines that are not contacts. */
  readonly sender: SenderContact | null;
  readonly files: readonly KeptFile[];
}

export interface StoredArrival {
  readonly id: string;
  readonly conversationId: string;
}

@Injectable()
export class ArrivalStore {
  constructor(
    private readonly rows: ArrivalsRepository,
    private readonly place: ArrivalPlace,
    private readonly messages: MessageWriter,
    private readonly links: ArrivalLinks,
    private readonly files: IncomingFiles,
    private readonly early: EarlyReceipts,
    private readonly ids: Ids,
  ) {}

  /** @returns `null` if it is already stored. */
  async put(
    tx: WorkspaceTransaction,
    { provider, accountId, event, sender, files }: Arriving,
  ): Promise<StoredArrival | null> {
    const conversationId = await this.place.of(tx, event, sender?.contactId ?? null, accountId);
    const id = this.ids.next();
    const ownAddress = event.channel === 'email' ? await ownAddressOf(tx, accountId) : null;
    const row = arrivalRow(provider, event, sender, ownAddress);
    const sentAt = await this.#timeOf(tx, event, conversationId);
    const isNew = await this.messages.add(tx, {
      ...row,
      accountId,
      sentAt,
      id,
      conversationId,
      attachmentCount: files.length,
    });
    if (!isNew) return null;
    await this.links.remember(tx, id, conversationId, event);
    await this.files.attach(tx, id, files);
    await this.early.catchUp(tx, event.channel, event.messageId);
    return { id, conversationId };
  }

  async #timeOf(tx: WorkspaceTransaction, event: InboundEvent, conversationId: string): Promise<number> {
    if (event.direction === 'outbound') return event.at;
    return arrivalTime(event, await this.rows.ownSince(tx, conversationId, event.at));
  }
}
