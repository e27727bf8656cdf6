import type { World } from '@concordia/fixtures';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { Ids } from '../../common/ids.js';
import type { ScopedTables } from '../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../database/workspace-database.js';
import { CounterTally } from '../analytics/counter-tally.js';
import { StatCounters } from '../analytics/stat-counters.js';
import { AttachmentStore } from '../attachments/attachment-store.js';
import { ChangeLog } from '../stream/change-log.js';
import { rowsOf } from './world-rows.js';

/** Rows of one statement: the widest table has some thirty columns, and SQLite takes 32,766 values. */
const BATCH = 500;

type AttachmentRow = Insertable<ScopedTables['attachment']>;

/** Fills an untouched workspace with a world. */
@Injectable()
export class DemoSeeder {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly attachments: AttachmentStore,
    private readonly counters: StatCounters,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
  ) {}

  /**
   * Writes the world into the present workspace, all of it or nothing.
   *
   * @returns `false`, having written nothing, when anything ever happened in the workspace.
   */
  async seed(world: World): Promise<boolean> {
    const files = await this.#keepFiles(world);
    const rows = rowsOf(world, this.ids.next);
    return this.db.write(async (tx) => {
      if (!(await takeUntouched(tx, world))) return false;
      await insert(rows.contact, (batch) => tx.insertInto('contact').values(batch).execute());
      await insert(rows.contact_point, (batch) => tx.insertInto('contact_point').values(batch).execute());
      await insert(rows.conversation, (batch) => tx.insertInto('conversation').values(batch).execute());
      await insert(rows.message, (batch) => tx.insertInto('message').values(batch).execute());
      await insert(rows.message_body, (batch) => tx.insertInto('message_body').values(batch).execute());
      await insert(files, (batch) => tx.insertInto('attachment').values(batch).execute());
      await insert(rows.import_run, (batch) => tx.insertInto('import_run').values(batch).execute());
      await insert(rows.import_problem, (batch) => tx.insertInto('import_problem').values(batch).execute());
      await this.counters.apply(tx, tallyOf(world));
      await this.changes.record(tx, ['messages', 'stats', 'contacts', 'imports', 'workspace']);
      return true;
    });
  }

  /** Puts the files on the disk, which comes before the transaction that refers to them. */
  async #keepFiles(world: World): Promise<AttachmentRow[]> {
    const rows: AttachmentRow[] = [];
    for (const message of world.messages) {
      for (const [position, file] of message.attachments.entries()) {
        const bytes = Buffer.from(file.content, 'utf8');
        rows.push({
          id: file.id,
          message_id: message.id,
          position,
          file_name: file.fileName,
          content_type: file.contentType,
          size_bytes: bytes.byteLength,
          is_inline: file.isInline ? 1 : 0,
          content_id: null,
          content_hash: await this.attachments.put(bytes),
        });
      }
    }
    return rows;
  }
}

/** Names the workspace after the world if nothing was ever recorded in it, and holds its row until the commit. */
async function takeUntouched(tx: WorkspaceTransaction, { workspace }: World): Promise<boolean> {
  const taken = await tx
    .updateTable('workspace')
    .set({
      name: workspace.name,
      own_addresses: JSON.stringify(workspace.ownAddresses),
      is_demo: workspace.isDemo ? 1 : 0,
    })
    .where('change_seq', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

function tallyOf(world: World): CounterTally {
  const tally = new CounterTally().contacts(world.contacts.length).imports(world.imports.length);
  for (const message of world.messages) tally.message(null, message);
  return tally;
}

async function insert<Row>(rows: readonly Row[], write: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await write(rows.slice(start, start + BATCH));
}
