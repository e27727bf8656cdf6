import type { Channel, Direction } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { keyChunks, rowChunks } from '../../../../database/in-chunks.js';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import type { MessageRows } from './message-rows.js';

@Injectable()
export class ImportedMessagesRepository {
  /** The keys that are already stored, each with the run that added it. */
  async known(tx: WorkspaceTransaction, dedupeKeys: readonly string[], channel: Channel = 'email') {
    const found: { dedupe_key: string; import_run_id: string | null }[] = [];
    for (const keys of keyChunks([...new Set(dedupeKeys)])) {
      const rows = await tx
        .selectFrom('message')
        .select(['dedupe_key', 'import_run_id'])
        .where('channel', '=', channel)
        .where('dedupe_key', 'in', keys)
        .execute();
      found.push(...rows);
    }
    return found;
  }

  async insert(tx: WorkspaceTransaction, rows: readonly MessageRows[]): Promise<void> {
    for (const chunk of rowChunks(rows)) {
      await tx
        .insertInto('message')
        .values(chunk.map(({ message }) => message))
        .execute();
      await tx
        .insertInto('message_body')
        .values(chunk.map(({ body }) => body))
        .execute();
    }
    for (const chunk of rowChunks(rows.flatMap(({ trace }) => trace ?? []))) {
      await tx.insertInto('message_trace').values(chunk).execute();
    }
    for (const chunk of rowChunks(rows.flatMap(({ attachments }) => attachments))) {
      await tx.insertInto('attachment').values(chunk).execute();
    }
  }

  /** The provider's ids of messages that are already stored. */
  async knownProviderIds(tx: WorkspaceTransaction, channel: Channel, wanted: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    for (const ids of keyChunks([...new Set(wanted)])) {
      const rows = await tx
        .selectFrom('message_origin')
        .select('provider_message_id')
        .where('channel', '=', channel)
        .where('provider_message_id', 'in', ids)
        .execute();
      for (const row of rows) found.add(row.provider_message_id);
    }
    return found;
  }

  /** Messages of contacts that did not come from an archive, within a period in ms since the epoch. */
  async live(
    tx: WorkspaceTransaction,
    { channel, contactIds, from, to }: { channel: Channel; contactIds: readonly string[]; from: number; to: number },
  ) {
    const found: { contact_id: string | null; direction: Direction; sent_at: number; text: string }[] = [];
    for (const ids of keyChunks([...new Set(contactIds)])) {
      const rows = await tx
        .selectFrom('message')
        .innerJoin('message_body', 'message_body.message_id', 'message.id')
        .select(['message.contact_id', 'message.direction', 'message.sent_at', 'message_body.text'])
        .where('message.contact_id', 'in', ids)
        .where('message.channel', '=', channel)
        .where('message.import_run_id', 'is', null)
        .where('message.sent_at', '>=', from)
        .where('message.sent_at', '<=', to)
        .execute();
      found.push(...rows);
    }
    return found;
  }

  async insertOrigins(
    tx: WorkspaceTransaction,
    rows: readonly Insertable<ScopedTables['message_origin']>[],
  ): Promise<void> {
    for (const chunk of rowChunks(rows)) await tx.insertInto('message_origin').values(chunk).execute();
  }

  async insertReactions(
    tx: WorkspaceTransaction,
    rows: readonly Insertable<ScopedTables['message_reaction']>[],
  ): Promise<void> {
    for (const chunk of rowChunks(rows)) await tx.insertInto('message_reaction').values(chunk).execute();
  }

  async insertProblems(
    tx: WorkspaceTransaction,
    rows: readonly Insertable<ScopedTables['import_problem']>[],
  ): Promise<void> {
    for (const chunk of rowChunks(rows)) await tx.insertInto('import_problem').values(chunk).execute();
  }
}
