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

/** Who wrote, and under which of their handles. */
export interface SenderContact {
  readonly contactId: string;
  readonly pointId: string;
  readonly handle: string;
  readonly name: string;
  /** Whether it was made of this message. */
  readonly isNew: boolean;
}

const PHONES: ReadonlySet<Channel> = new Set(['sms', 'whatsapp']);

/** Finds the contact that a message is from, by its handle, or makes one. Two people who share a name stay two. */
@Injectable()
export class SenderContacts {
  constructor(
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

  /** @returns `null` when the handle is nobody's. */
  async find(
    tx: WorkspaceTransaction,
    { channel, from }: Pick<InboundEvent, 'channel' | 'from'>,
  ): Promise<SenderContact | null> {
    const handle = keptHandle(channel, from);
    const known = await tx
      .selectFrom('contact_point')
      .innerJoin('contact', 'contact.id', 'contact_point.contact_id')
      .select(['contact_point.id as point_id', 'contact.id as contact_id', 'contact.name'])
      .where('contact_point.channel', '=', channel)
      .where('contact_point.handle', '=', handle)
      .executeTakeFirst();
    if (known === undefined) return null;
    return { contactId: known.contact_id, pointId: known.point_id, handle, name: known.name, isNew: false };
  }

  async #make(tx: WorkspaceTransaction, channel: Channel, handle: string, said: string | null): Promise<SenderContact> {
    const contactId = this.ids.next();
    const pointId = this.ids.next();
    const name = said ?? handle;
    const created_at = this.clock.now();
    await tx
      .insertInto('contact')
      .values({
        id: contactId,
        name,
        email: channel === 'email' ? handle : null,
        phone: PHONES.has(channel) ? handle : null,
        channel_bits: channelBit(channel),
        created_at,
      })
      .execute();
    // Where another process has just made the same contact this fails, and the job finds them when it comes again.
    await tx
      .insertInto('contact_point')
      .values({ id: pointId, contact_id: contactId, channel, handle, display_name: said, created_at })
      .execute();
    await this.counters.apply(tx, new CounterTally().contacts(1));
    await this.search.put(tx, contactId);
    return { contactId, pointId, handle, name, isNew: true };
  }
}
