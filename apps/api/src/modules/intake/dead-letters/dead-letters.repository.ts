import type { DeadLetterListQuery } from '@concordia/contract/intake';
import type { Channel, Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

type Filter = Pick<DeadLetterListQuery, 'channel'>;

@Injectable()
export class DeadLettersRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  incoming({ channel }: Filter, limit: number, after: Cursor | null) {
    return this.#incoming()
      .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? null))
      .$if(after !== null, (query) =>
        query.where((eb) => eb(eb.refTuple('received_at', 'id'), '<', eb.tuple(after?.at ?? 0, after?.id ?? ''))),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  outgoing({ channel }: Filter, limit: number, after: Cursor | null) {
    return this.#outgoing()
      .$if(channel !== undefined, (query) => query.where('outbound_message.channel', '=', channel ?? 'email'))
      .$if(after !== null, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('outbound_message.send_at', 'outbound_message.id'),
            '<',
            eb.tuple(after?.at ?? 0, after?.id ?? ''),
          ),
        ),
      )
      .orderBy('outbound_message.send_at', 'desc')
      .orderBy('outbound_message.id', 'desc')
      .limit(limit)
      .execute();
  }

  findIncoming(id: string) {
    return this.#incoming().where('id', '=', id).executeTakeFirst();
  }

  findOutgoing(id: string) {
    return this.#outgoing().where('outbound_message.id', '=', id).executeTakeFirst();
  }

  async countIncoming(): Promise<{ channel: Channel | null; count: number }[]> {
    const rows = await this.db.read
      .selectFrom('inbound_envelope')
      .select((eb) => ['channel', eb.fn.countAll<number | string>().as('count')])
      .where('state', '=', 'failed')
      .groupBy('channel')
      .execute();
    return rows.map(({ channel, count }) => ({ channel, count: Number(count) }));
  }

  async countOutgoing(): Promise<{ channel: Channel; count: number }[]> {
    const rows = await this.db.read
      .selectFrom('outbound_message')
      .select((eb) => ['channel', eb.fn.countAll<number | string>().as('count')])
      .where('state', '=', 'failed')
      .where('dismissed_at', 'is', null)
      .groupBy('channel')
      .execute();
    return rows.map(({ channel, count }) => ({ channel, count: Number(count) }));
  }

  async dismissIncoming(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.updateTable('inbound_envelope').set({ state: 'dismissed', raw: '' }).where('id', '=', id).execute();
  }

  async dismissOutgoing(tx: WorkspaceTransaction, id: string, now: number): Promise<void> {
    await tx
      .updateTable('outbound_message')
      .set({ dismissed_at: now })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .execute();
  }

  #incoming() {
    return this.db.read
      .selectFrom('inbound_envelope')
      .select(['id', 'provider', 'channel', 'account_id', 'raw', 'form', 'content_type', 'failure', 'received_at'])
      .where('state', '=', 'failed');
  }

  #outgoing() {
    return this.db.read
      .selectFrom('outbound_message')
      .leftJoin('channel_connection', 'channel_connection.id', 'outbound_message.account_id')
      .select([
        'outbound_message.id',
        'outbound_message.channel',
        'outbound_message.content',
        'outbound_message.send_at',
        'outbound_message.failure_code',
        'outbound_message.failure_message',
        'outbound_message.provider_code',
        'outbound_message.message_id',
        'channel_connection.provider',
      ])
      .where('outbound_message.state', '=', 'failed')
      .where('outbound_message.dismissed_at', 'is', null);
  }
}

export type IncomingRow = Awaited<ReturnType<DeadLettersRepository['incoming']>>[number];
export type OutgoingRow = Awaited<ReturnType<DeadLettersRepository['outgoing']>>[number];
