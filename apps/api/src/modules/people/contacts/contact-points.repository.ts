import { CHANNELS, type Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { channelBit } from '../contact-records/contact.row.js';

const COLUMNS = [
  'id',
  'contact_id',
  'channel',
  'handle',
  'display_name',
  'consent',
  'consent_at',
  'consent_source',
] as const;

export interface WantedPoint {
  readonly channel: Channel;
  /** Normalized. */
  readonly handle: string;
  /** Path in the request, for errors. */
  readonly field: string;
}

type UnusedPoint = Pick<WantedPoint, 'channel' | 'handle'>;

@Injectable()
export class ContactPointsRepository {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async of(contactId: string, reader: Pick<WorkspaceTransaction, 'selectFrom'> = this.db.read) {
    const rows = await reader
      .selectFrom('contact_point')
      .select(COLUMNS)
      .where('contact_id', '=', contactId)
      .orderBy('handle')
      .execute();
    return rows.sort((one, another) => CHANNELS.indexOf(one.channel) - CHANNELS.indexOf(another.channel));
  }

  async find(tx: WorkspaceTransaction, contactId: string, pointId: string) {
    return tx
      .selectFrom('contact_point')
      .select(COLUMNS)
      .where('id', '=', pointId)
      .where('contact_id', '=', contactId)
      .forUpdate()
      .executeTakeFirst();
  }

  /**
   * Adds a handle to a contact, unless they have it.
   *
   * @throws DomainFailure if another contact has it. The error names that contact, so that the two can be merged.
   */
  async claim(tx: WorkspaceTransaction, contactId: string, { channel, handle, field }: WantedPoint): Promise<void> {
    const point = { id: this.ids.next(), contact_id: contactId, channel, handle, created_at: this.clock.now() };
    const made = await tx
      .insertInto('contact_point')
      .values(point)
      .onConflict((conflict) => conflict.columns(['channel', 'handle']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made !== undefined) return;
    const owner = await tx
      .selectFrom('contact_point')
      .innerJoin('contact', 'contact.id', 'contact_point.contact_id')
      .select(['contact.id', 'contact.name'])
      .where('contact_point.channel', '=', channel)
      .where('contact_point.handle', '=', handle)
      .executeTakeFirstOrThrow();
    if (owner.id !== contactId) throw taken(owner, handle, field);
  }

  async remove(tx: WorkspaceTransaction, pointId: string): Promise<void> {
    await tx.deleteFrom('contact_point').where('id', '=', pointId).execute();
  }

  /**
   * Removes a handle, unless it has messages or a stated consent.
   *
   * @returns `false` if it was kept.
   */
  async removeUnused(tx: WorkspaceTransaction, contactId: string, { channel, handle }: UnusedPoint): Promise<boolean> {
    const written = await tx
      .selectFrom('message')
      .select('id')
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .limit(1)
      .executeTakeFirst();
    if (written !== undefined) return false;
    await tx
      .deleteFrom('contact_point')
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .where('handle', '=', handle)
      .where('consent', '=', 'unknown')
      .execute();
    return true;
  }

  /** Recomputes the contact's channels from its points. */
  async refreshChannels(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    const rows = await tx
      .selectFrom('contact_point')
      .select('channel')
      .distinct()
      .where('contact_id', '=', contactId)
      .execute();
    const bits = rows.reduce((set, { channel }) => set | channelBit(channel), 0);
    await tx.updateTable('contact').set({ channel_bits: bits }).where('id', '=', contactId).execute();
  }
}

function taken(owner: { id: string; name: string }, handle: string, field: string): DomainFailure {
  return new DomainFailure(
    'conflict',
    'CONTACT_POINT_TAKEN',
    `${handle} belongs to ${owner.name}. If the two contacts are the same person, merge them.`,
    [{ field, expected: 'a handle of nobody else', received: handle.slice(0, 80), contact: owner }],
  );
}
