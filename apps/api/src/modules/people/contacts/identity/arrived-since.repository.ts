import type { Channel, Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { olderThan } from '../../../../database/older-than.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import type { StoredMerge } from './merges.repository.js';

/** A message stored while two contacts were merged. */
export interface Arrived {
  readonly id: string;
  readonly conversation_id: string;
  readonly conversation_contact: string | null;
  readonly channel: Channel;
  readonly direction: 'inbound' | 'outbound';
  readonly from_address: string | null;
  readonly to_list: string | null;
  readonly sent_at: number;
}

@Injectable()
export class ArrivedSinceRepository {
  /** Newest first, starting after `after`. */
  list(tx: WorkspaceTransaction, merge: StoredMerge, count: number, after: Cursor | null): Promise<Arrived[]> {
    return tx
      .selectFrom('message')
      .leftJoin('message_body', 'message_body.message_id', 'message.id')
      .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
      .select([
        'message.id',
        'message.conversation_id',
        'conversation.contact_id as conversation_contact',
        'message.channel',
        'message.direction',
        'message.sent_at',
        'message_body.from_address',
        'message_body.to_list',
      ])
      .where('message.contact_id', '=', merge.kept_id)
      .where('message.stored_at', '>=', merge.created_at)
      .where(olderThan('message.sent_at', 'message.id', after))
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(count)
      .execute();
  }

  /** Moves messages to the other contact, with their conversations that began after the merge. */
  async give(tx: WorkspaceTransaction, merge: StoredMerge, rows: readonly Arrived[]): Promise<void> {
    const ids = rows.map(({ id }) => id);
    await tx.updateTable('message').set({ contact_id: merge.other_id }).where('id', 'in', ids).execute();
    const conversations = [...new Set(rows.map(({ conversation_id }) => conversation_id))];
    await tx
      .updateTable('conversation')
      .set({ contact_id: merge.other_id })
      .where('id', 'in', conversations)
      .where('contact_id', '=', merge.kept_id)
      .where('created_at', '>=', merge.created_at)
      .execute();
  }

  points(tx: WorkspaceTransaction, contactId: string) {
    return tx.selectFrom('contact_point').select(['channel', 'handle']).where('contact_id', '=', contactId).execute();
  }

  async channels(tx: WorkspaceTransaction, contactId: string): Promise<Channel[]> {
    const points = await tx
      .selectFrom('contact_point')
      .select('channel')
      .distinct()
      .where('contact_id', '=', contactId)
      .execute();
    return points.map(({ channel }) => channel);
  }

  countByDirection(tx: WorkspaceTransaction, contactId: string) {
    return tx
      .selectFrom('message')
      .select((eb) => ['direction', eb.fn.countAll<number | string>().as('messages')])
      .where('contact_id', '=', contactId)
      .groupBy('direction')
      .execute();
  }

  async newestAt(tx: WorkspaceTransaction, contactId: string): Promise<number | null> {
    const newest = await tx
      .selectFrom('message')
      .select('sent_at')
      .where('contact_id', '=', contactId)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return newest?.sent_at ?? null;
  }
}
