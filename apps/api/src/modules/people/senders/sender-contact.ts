import type { InboundEvent } from '@concordia/channels/port';
import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { CounterTally } from '../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { ContactSearchIndex } from '../../inbox/search/contact-search-index.js';
import { channelBit } from '../contact-records/contact.row.js';
import { keptHandle } from '../contact-records/kept-handle.js';
import { SendersRepository } from './senders.repository.js';

export interface SenderContact {
  readonly contactId: string;
  readonly pointId: string;
  readonly handle: string;
  readonly name: string;
  /** Whether the contact was created for this message. */
  readonly isNew: boolean;
}

const PHONES: ReadonlySet<Channel> = new Set(['sms', 'whatsapp']);

/** Finds or creates the contact of a sender by handle. Senders with the same name stay separate. */
@Injectable()
export class SenderContacts {
  constructor(
    private readonly senders: SendersRepository,
    private readonly counters: StatCounters,
    private readonly search: ContactSearchIndex,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async of(tx: WorkspaceTransaction, event: Pick<InboundEvent, 'channel' | 'from' | 'name'>): Promise<SenderContact> {
    const { channel, from, name } = event;
    const known = await this.find(tx, event);
    return known ?? this.#make(tx, channel, keptHandle(channel, from), name?.replaceAll('\0', '').trim() || null);
  }

  /** @returns `null` if no contact has the handle. */
  async find(
    tx: WorkspaceTransaction,
    { channel, from }: Pick<InboundEvent, 'channel' | 'from'>,
  ): Promise<SenderContact | null> {
    const handle = keptHandle(channel, from);
    const known = await this.senders.find(tx, channel, handle);
    if (known === undefined) return null;
    return { contactId: known.contact_id, pointId: known.point_id, handle, name: known.name, isNew: false };
  }

  async #make(tx: WorkspaceTransaction, channel: Channel, handle: string, said: string | null): Promise<SenderContact> {
    const contactId = this.ids.next();
    const pointId = this.ids.next();
    const name = said ?? handle;
    const created_at = this.clock.now();
    const contact = {
      id: contactId,
      name,
      email: channel === 'email' ? handle : null,
      phone: PHONES.has(channel) ? handle : null,
      channel_bits: channelBit(channel),
      created_at,
    };
    const point = { id: pointId, contact_id: contactId, channel, handle, display_name: said, created_at };
    await this.senders.insert(tx, contact, point);
    await this.counters.apply(tx, new CounterTally().contacts(1));
    await this.search.put(tx, contactId);
    return { contactId, pointId, handle, name, isNew: true };
  }
}
