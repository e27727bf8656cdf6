import type { Channel, Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { channelBit } from '../../contact-records/contact.row.js';
import { olderThan } from '../older-than.js';
import type { StoredMerge } from './merges.repository.js';

const AT_ONCE = 500;

const MailboxesSchema = z.array(z.object({ address: z.string().nullable() }));

interface Arrived {
  readonly id: string;
  readonly conversation_id: string;
  readonly conversation_contact: string | null;
  readonly channel: Channel;
  readonly direction: 'inbound' | 'outbound';
  readonly from_address: string | null;
  readonly to_list: string | null;
  readonly sent_at: number;
}

/** What was written to or from the other's handles while the two were one. */
@Injectable()
export class ArrivedSince {
  /** Gives it to the other, whose points are theirs again by now. */
  async moveBack(tx: WorkspaceTransaction, merge: StoredMerge): Promise<void> {
    const [theirs, kept] = [await handlesOf(tx, merge.other_id), await handlesOf(tx, merge.kept_id)];
    for (let after: Cursor | null = null; ; ) {
      const rows: Arrived[] = await this.#arrived(tx, merge, after);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = { at: last.sent_at, id: last.id };
      const found = rows.filter((row) => belongs(row, merge.other_id, theirs, kept));
      if (found.length > 0) await this.#give(tx, merge, found);
    }
  }

  /** The counts of a contact's messages, and the channels of its points. */
  async countOf(tx: WorkspaceTransaction, contactId: string) {
    const rows = await tx
      .selectFrom('message')
      .select((eb) => ['direction', eb.fn.countAll<number | string>().as('messages')])
      .where('contact_id', '=', contactId)
      .groupBy('direction')
      .execute();
    const newest = await tx
      .selectFrom('message')
      .select('sent_at')
      .where('contact_id', '=', contactId)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const points = await tx
      .selectFrom('contact_point')
      .select('channel')
      .distinct()
      .where('contact_id', '=', contactId)
      .execute();
    const of = (wanted: string) => Number(rows.find(({ direction }) => direction === wanted)?.messages ?? 0);
    return {
      counts: {
        inbound_count: of('inbound'),
        outbound_count: of('outbound'),
        last_message_at: newest?.sent_at ?? 0,
      },
      bits: points.map(({ channel }) => channelBit(channel)),
    };
  }

  #arrived(tx: WorkspaceTransaction, merge: StoredMerge, after: Cursor | null): Promise<Arrived[]> {
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
      .limit(AT_ONCE)
      .execute();
  }

  async #give(tx: WorkspaceTransaction, merge: StoredMerge, rows: readonly Arrived[]): Promise<void> {
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
}

async function handlesOf(tx: WorkspaceTransaction, contactId: string): Promise<Set<string>> {
  const points = await tx
    .selectFrom('contact_point')
    .select(['channel', 'handle'])
    .where('contact_id', '=', contactId)
    .execute();
  return new Set(points.map(({ channel, handle }) => `${channel} ${handle}`));
}

/** By the handle that it came from or went to; by its conversation where the channel names none of the two. */
function belongs(row: Arrived, otherId: string, theirs: ReadonlySet<string>, kept: ReadonlySet<string>): boolean {
  const to = row.to_list === null ? [] : MailboxesSchema.parse(JSON.parse(row.to_list)).map(({ address }) => address);
  const named = row.direction === 'inbound' ? [row.from_address] : to;
  const known = named.flatMap((address) => (address === null ? [] : [`${row.channel} ${address.toLowerCase()}`]));
  if (known.some((handle) => theirs.has(handle))) return true;
  if (known.some((handle) => kept.has(handle))) return false;
  return row.conversation_contact === otherId;
}
