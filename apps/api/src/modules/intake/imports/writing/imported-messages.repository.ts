import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { keyChunks, rowChunks } from '../../../../database/in-chunks.js';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import type { MessageRows } from './message-rows.js';

@Injectable()
export class ImportedMessagesRepository {
  /** The keys that are already stored, each with the run that added it. */
  async known(tx: WorkspaceTransaction, dedupeKeys: readonly string[]) {
    const found: { dedupe_key: string; import_run_id: string | null }[] = [];
    for (const keys of keyChunks([...new Set(dedupeKeys)])) {
      const rows = await tx
        .selectFrom('message')
        .select(['dedupe_key', 'import_run_id'])
        .where('channel', '=', 'email')
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

  async insertProblems(
    tx: WorkspaceTransaction,
    rows: readonly Insertable<ScopedTables['import_problem']>[],
  ): Promise<void> {
    for (const chunk of rowChunks(rows)) await tx.insertInto('import_problem').values(chunk).execute();
  }
}
