import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { keyChunks, rowChunks } from '../../../../database/in-chunks.js';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { survivingIds } from '../../../inbox/correspondence/surviving-conversations.repository.js';

/** The columns an import writes; the state is derived from the messages. */
const COLUMNS = [
  'id',
  'channel',
  'contact_id',
  'subject',
  'message_count',
  'first_message_at',
  'last_message_at',
  'created_at',
] as const;

export type BookConversation = Pick<Selectable<ScopedTables['conversation']>, (typeof COLUMNS)[number]>;

@Injectable()
export class ConversationBookRepository {
  async byReference(tx: WorkspaceTransaction, mentioned: readonly string[]): Promise<Map<string, string>> {
    const known = new Map<string, string>();
    for (const references of keyChunks([...new Set(mentioned)])) {
      const rows = await tx
        .selectFrom('message_reference')
        .select(['reference', 'conversation_id'])
        .where('reference', 'in', references)
        .execute();
      for (const row of rows) known.set(row.reference, row.conversation_id);
    }
    const now = await survivingIds(tx, known.values());
    for (const [reference, id] of known) known.set(reference, now.get(id) ?? id);
    return known;
  }

  async conversations(tx: WorkspaceTransaction, conversationIds: Iterable<string>): Promise<BookConversation[]> {
    const found: BookConversation[] = [];
    for (const ids of keyChunks([...new Set(conversationIds)])) {
      found.push(...(await tx.selectFrom('conversation').select(COLUMNS).where('id', 'in', ids).execute()));
    }
    return found;
  }

  /** Each contact's latest conversation with messages of a channel, by contact. */
  async latestWith(
    tx: WorkspaceTransaction,
    contactIds: readonly string[],
    channel: Channel,
  ): Promise<Map<string, BookConversation>> {
    const latest = new Map<string, BookConversation>();
    for (const ids of keyChunks([...new Set(contactIds)])) {
      const rows = await tx
        .selectFrom('conversation')
        .select(COLUMNS)
        .where('contact_id', 'in', ids)
        .where((eb) => eb.or([eb('channel', '=', channel), eb('channels', 'like', `%,${channel},%`)]))
        .where('merged_into_id', 'is', null)
        .orderBy('last_message_at')
        .orderBy('id')
        .execute();
      for (const row of rows) if (row.contact_id !== null) latest.set(row.contact_id, row);
    }
    return latest;
  }

  async save(tx: WorkspaceTransaction, conversations: readonly BookConversation[]): Promise<void> {
    for (const chunk of rowChunks(conversations)) {
      await tx
        .insertInto('conversation')
        .values(chunk)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            contact_id: eb.ref('excluded.contact_id'),
            subject: eb.ref('excluded.subject'),
            message_count: eb.ref('excluded.message_count'),
            first_message_at: eb.ref('excluded.first_message_at'),
            last_message_at: eb.ref('excluded.last_message_at'),
          })),
        )
        .execute();
    }
  }

  async insertReferences(
    tx: WorkspaceTransaction,
    references: readonly { readonly reference: string; readonly conversation_id: string }[],
  ): Promise<void> {
    for (const chunk of rowChunks(references)) await tx.insertInto('message_reference').values(chunk).execute();
  }

  /** Moves everything to another conversation. The empty one remains, for its counters. */
  async merge(tx: WorkspaceTransaction, from: string, conversation_id: string): Promise<void> {
    await tx.updateTable('message').set({ conversation_id }).where('conversation_id', '=', from).execute();
    await tx.updateTable('message_reference').set({ conversation_id }).where('conversation_id', '=', from).execute();
    await tx
      .updateTable('conversation')
      .set({ merged_into_id: conversation_id })
      .where('merged_into_id', '=', from)
      .execute();
    await this.#moveLabels(tx, from, conversation_id);
  }

  async remove(tx: WorkspaceTransaction, conversationIds: readonly string[]): Promise<void> {
    for (const ids of keyChunks(conversationIds)) await tx.deleteFrom('conversation').where('id', 'in', ids).execute();
  }

  /** The remaining conversation gets the labels of both. */
  async #moveLabels(tx: WorkspaceTransaction, from: string, conversation_id: string): Promise<void> {
    const labels = await tx
      .selectFrom('conversation_project')
      .select('project_id')
      .where('conversation_id', '=', from)
      .execute();
    if (labels.length === 0) return;
    await tx
      .insertInto('conversation_project')
      .values(labels.map(({ project_id }) => ({ conversation_id, project_id })))
      .onConflict((conflict) => conflict.columns(['conversation_id', 'project_id']).doNothing())
      .execute();
  }
}
