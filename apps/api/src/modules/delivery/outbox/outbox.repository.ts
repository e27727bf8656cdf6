import type { Channel, OutboxState } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { setBackAfter } from '../../../common/clock-skew.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { keptHandle } from '../../people/contact-records/kept-handle.js';
import { queuedAstrayAfter } from './due.js';

export type OutboundRow = Selectable<ScopedTables['outbound_message']>;

/** States in which an entry can still be canceled and no attempt is running. */
const HELD = ['scheduled', 'queued'] as const satisfies readonly OutboxState[];

const UNFINISHED = [...HELD, 'sending'] as const satisfies readonly OutboxState[];

@Injectable()
export class OutboxRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(db: QuerySource, id: string): Promise<OutboundRow | undefined> {
    return db.selectFrom('outbound_message').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Locked until commit. */
  findForUpdate(tx: WorkspaceTransaction, id: string): Promise<OutboundRow | undefined> {
    return tx.selectFrom('outbound_message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  /** Entries not yet handed to a provider, locked until commit. */
  async notHandedOver(tx: WorkspaceTransaction, ids: readonly string[]): Promise<OutboundRow[]> {
    if (ids.length === 0) return [];
    return tx
      .selectFrom('outbound_message')
      .selectAll()
      .where('id', 'in', [...ids])
      .where('state', 'in', [...UNFINISHED])
      .where('handed_over_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
  }

  /** @throws if the entry does not exist. */
  async channelOf(tx: WorkspaceTransaction, id: string): Promise<Channel> {
    const { channel } = await tx
      .selectFrom('outbound_message')
      .select('channel')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return channel;
  }

  findByKey(db: QuerySource, idempotencyKey: string): Promise<OutboundRow | undefined> {
    return db
      .selectFrom('outbound_message')
      .selectAll()
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
  }

  findByMessage(db: QuerySource, messageId: string): Promise<OutboundRow | undefined> {
    return db.selectFrom('outbound_message').selectAll().where('message_id', '=', messageId).executeTakeFirst();
  }

  findByProviderId(db: QuerySource, channel: Channel, providerMessageId: string): Promise<OutboundRow | undefined> {
    return db
      .selectFrom('outbound_message')
      .selectAll()
      .where('channel', '=', channel)
      .where('provider_message_id', '=', providerMessageId)
      .executeTakeFirst();
  }

  pointOf(tx: WorkspaceTransaction, channel: Channel, written: string) {
    return tx
      .selectFrom('contact_point')
      .select('contact_id')
      .where('channel', '=', channel)
      .where('handle', '=', keptHandle(channel, written))
      .executeTakeFirst();
  }

  /** Messages sent to the contact by an instant that have not reached the stage, at most 1,000. */
  sentUpTo(
    tx: WorkspaceTransaction,
    contactId: string,
    channel: Channel,
    at: number,
    stage: 'delivered_at' | 'read_at',
  ): Promise<{ id: string }[]> {
    return tx
      .selectFrom('outbound_message')
      .select('id')
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .where('state', '=', 'sent')
      .where('left_at', '<=', at)
      .where(stage, 'is', null)
      .orderBy('left_at', 'desc')
      .limit(1_000)
      .execute();
  }

  /** Whether a message to the contact is being sent and has no provider id yet. */
  async isSending(tx: WorkspaceTransaction, contactId: string, channel: Channel): Promise<boolean> {
    const row = await tx
      .selectFrom('outbound_message')
      .select('id')
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .where('state', '=', 'sending')
      .where('claimed_by', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Unconfirmed messages to the contact without a provider id, due between two instants, oldest first. */
  unconfirmed(
    tx: WorkspaceTransaction,
    contactId: string,
    channel: Channel,
    between: { readonly from: number; readonly to: number },
  ): Promise<OutboundRow[]> {
    return tx
      .selectFrom('outbound_message')
      .selectAll()
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .where('state', '=', 'failed')
      .where('failure_code', '=', 'unconfirmed')
      .where('provider_message_id', 'is', null)
      .where('send_at', '>=', between.from)
      .where('send_at', '<=', between.to)
      .orderBy('send_at')
      .orderBy('id')
      .execute();
  }

  /** Unsent and failed entries, in the order they are due. */
  ofConversation(conversationId: string): Promise<OutboundRow[]> {
    return this.db.read
      .selectFrom('outbound_message')
      .selectAll()
      .where('conversation_id', '=', conversationId)
      .where('state', 'in', [...HELD, 'sending', 'failed'])
      .orderBy('send_at')
      .orderBy('id')
      .execute();
  }

  /** @returns `false` if the key already exists. */
  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['outbound_message']>): Promise<boolean> {
    const written = await tx
      .insertInto('outbound_message')
      .values(row)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return written !== undefined;
  }

  /** Updates an entry in one of the given states. @returns whether it was in one. */
  async change(
    tx: WorkspaceTransaction,
    id: string,
    from: readonly OutboxState[],
    values: Updateable<ScopedTables['outbound_message']>,
  ): Promise<boolean> {
    const result = await tx
      .updateTable('outbound_message')
      .set(values)
      .where('id', '=', id)
      .where('state', 'in', [...from])
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Locks a lane until commit, so that its messages are processed one at a time across processes. */
  async holdLane(tx: WorkspaceTransaction, lane: string): Promise<void> {
    await tx
      .selectFrom('outbound_message')
      .select('id')
      .where('lane', '=', lane)
      .where('state', 'in', [...UNFINISHED])
      .orderBy('id')
      .forUpdate()
      .execute();
  }

  /** Whether an unfinished message of the lane is due before this one. */
  async hasEarlierInLane(tx: WorkspaceTransaction, { id, lane, send_at }: OutboundRow): Promise<boolean> {
    const earlier = await tx
      .selectFrom('outbound_message')
      .select('id')
      .where('lane', '=', lane)
      .where('state', 'in', [...UNFINISHED])
      .where('id', '<>', id)
      .where((eb) => eb.or([eb('send_at', '<', send_at), eb.and([eb('send_at', '=', send_at), eb('id', '<', id)])]))
      .limit(1)
      .executeTakeFirst();
    return earlier !== undefined;
  }

  firstOfLane(tx: WorkspaceTransaction, lane: string, id: string): Promise<OutboundRow | undefined> {
    return tx
      .selectFrom('outbound_message')
      .selectAll()
      .where('lane', '=', lane)
      .where('state', 'in', [...UNFINISHED])
      .where('id', '<>', id)
      .orderBy('send_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  }

  /** Overdue messages whose job may be lost. */
  overdue(before: number, now: number): Promise<{ id: string }[]> {
    return this.db.read
      .selectFrom('outbound_message')
      .select('id')
      .where('state', 'in', [...UNFINISHED])
      .where('send_at', '<', before)
      .where((eb) => eb.or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<', before)]))
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
      .orderBy('send_at')
      .orderBy('id')
      .limit(500)
      .execute();
  }

  /** Messages that wait for a time set before the clock was set back. */
  astray(now: number): Promise<{ id: string }[]> {
    return this.#astray(now).select('id').orderBy('send_at').orderBy('id').limit(500).execute();
  }

  /** Counts messages overdue since an instant, and messages that wait for a time set before the clock was set back. */
  async stuck(before: number, now: number): Promise<{ readonly late: number; readonly astray: number }> {
    const late = await this.db.read
      .selectFrom('outbound_message')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .where('state', 'in', [...UNFINISHED])
      .where('send_at', '<', before)
      .where((eb) => eb.or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<', before)]))
      .executeTakeFirst();
    const astray = await this.#astray(now)
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .executeTakeFirst();
    return { late: Number(late?.rows ?? 0), astray: Number(astray?.rows ?? 0) };
  }

  #astray(now: number) {
    return this.db.read
      .selectFrom('outbound_message')
      .where('state', 'in', [...UNFINISHED])
      .where((eb) =>
        eb.or([
          eb('postponed_at', '>', setBackAfter(now)),
          eb.and([eb('state', '=', 'queued'), eb('send_at', '>', queuedAstrayAfter(now))]),
        ]),
      );
  }
}
