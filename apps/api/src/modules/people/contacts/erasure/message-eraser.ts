import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { JobQueue } from '../../../../jobs/job-queue.js';
import { COUNTED_COLUMNS, countedOf } from '../../../inbox/counters/counted-row.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { MessageSearchIndex } from '../../../inbox/search/message-search-index.js';
import { eraseOutgoingFiles } from '../person-data/files-of-person.js';

/** What went with some messages. */
export interface ErasedMessages {
  readonly messages: number;
  /** Files that no message of the workspace has any more. */
  readonly files: number;
}

interface GoneMessage {
  readonly channel: string;
  readonly direction: string;
  readonly sent_at: number;
  readonly contact_id: string | null;
}

/**
 * Deletes messages with everything that hangs on them, and keeps every figure right: counters, conversations and contacts count what is
 * there, and the days remember how many messages they had.
 */
@Injectable()
export class MessageEraser {
  constructor(
    private readonly counters: StatCounters,
    private readonly search: MessageSearchIndex,
    private readonly queue: JobQueue,
  ) {}

  /** @param ids up to some hundreds, so that a transaction stays short. */
  async erase(tx: WorkspaceTransaction, ids: readonly string[]): Promise<ErasedMessages> {
    if (ids.length === 0) return { messages: 0, files: 0 };
    const rows = await tx
      .selectFrom('message')
      .select(['id', 'contact_id', 'sent_at', ...COUNTED_COLUMNS])
      .where('id', 'in', [...ids])
      .execute();
    if (rows.length === 0) return { messages: 0, files: 0 };
    const gone = rows.map(({ id }) => id);
    const files = await this.#eraseFiles(tx, gone);
    await tx.deleteFrom('outbound_message').where('message_id', 'in', gone).execute();
    await tx.deleteFrom('message_body').where('message_id', 'in', gone).execute();
    await this.search.remove(tx, gone);
    await tx.deleteFrom('message').where('id', 'in', gone).execute();
    const tally = new CounterTally();
    for (const row of rows) tally.message(countedOf(row), null, row.conversation_id);
    await this.counters.apply(tx, tally);
    await rememberDays(tx, rows);
    await recountContacts(tx, rows);
    const empty = await recountConversations(tx, [...new Set(rows.map(({ conversation_id }) => conversation_id))]);
    await eraseOutgoingFiles(tx, this.queue, empty);
    if (empty.length > 0) await tx.deleteFrom('conversation').where('id', 'in', empty).execute();
    return { messages: rows.length, files };
  }

  /** The bytes go when nobody has them any more, in no workspace: a job looks after the commit. */
  async #eraseFiles(tx: WorkspaceTransaction, ids: readonly string[]): Promise<number> {
    const files = await tx
      .deleteFrom('attachment')
      .where('message_id', 'in', [...ids])
      .returning('content_hash')
      .execute();
    const hashes = [...new Set(files.map(({ content_hash }) => content_hash))].filter((hash) => hash !== '');
    if (hashes.length === 0) return 0;
    const kept = await tx
      .selectFrom('attachment')
      .select('content_hash')
      .distinct()
      .where('content_hash', 'in', hashes)
      .execute();
    const still = new Set(kept.map(({ content_hash }) => content_hash));
    const loose = hashes.filter((hash) => !still.has(hash));
    if (loose.length > 0) await this.queue.enqueue(tx, { kind: 'attachments.sweep', payload: { hashes: loose } });
    return loose.length;
  }
}

/** Adds to what the days remember. */
async function rememberDays(tx: WorkspaceTransaction, rows: readonly GoneMessage[]): Promise<void> {
  const days = Map.groupBy(
    rows,
    ({ channel, direction, sent_at }) => `${new Date(sent_at).toISOString().slice(0, 10)} ${channel} ${direction}`,
  );
  const values = [...days]
    .sort(([one], [another]) => (one < another ? -1 : 1))
    .map(([key, messages]) => {
      const [day = '', channel = '', direction = ''] = key.split(' ');
      return { day, channel, direction, value: messages.length };
    });
  await tx
    .insertInto('past_count')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'channel', 'direction'])
        .doUpdateSet((eb) => ({ value: eb('past_count.value', '+', eb.ref('excluded.value')) })),
    )
    .execute();
}

async function recountContacts(tx: WorkspaceTransaction, rows: readonly GoneMessage[]): Promise<void> {
  const contacts = Map.groupBy(rows, ({ contact_id }) => contact_id);
  for (const [contactId, messages] of contacts) {
    if (contactId === null) continue;
    const inbound = messages.filter(({ direction }) => direction === 'inbound').length;
    const newest = await tx
      .selectFrom('message')
      .select('sent_at')
      .where('contact_id', '=', contactId)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    await tx
      .updateTable('contact')
      .set((eb) => ({
        inbound_count: eb('inbound_count', '-', inbound),
        outbound_count: eb('outbound_count', '-', messages.length - inbound),
        ...(newest === undefined && { last_message_at: 0 }),
      }))
      .where('id', '=', contactId)
      .execute();
  }
}

/**
 * Conversations know how many messages they have and from when to when.
 *
 * @returns those without any, which have to go, with their drafts and labels.
 */
async function recountConversations(tx: WorkspaceTransaction, ids: readonly string[]): Promise<string[]> {
  const left = await tx
    .selectFrom('message')
    .select((eb) => [
      'conversation_id',
      eb.fn.countAll<number | string>().as('messages'),
      eb.fn.min<number | string>('sent_at').as('first_at'),
      eb.fn.max<number | string>('sent_at').as('last_at'),
    ])
    .where('conversation_id', 'in', [...ids])
    .groupBy('conversation_id')
    .execute();
  for (const { conversation_id, messages, first_at, last_at } of left) {
    await tx
      .updateTable('conversation')
      .set({
        message_count: Number(messages),
        first_message_at: Number(first_at),
        last_message_at: Number(last_at),
      })
      .where('id', '=', conversation_id)
      .execute();
  }
  const filled = new Set(left.map(({ conversation_id }) => conversation_id));
  return ids.filter((id) => !filled.has(id));
}
