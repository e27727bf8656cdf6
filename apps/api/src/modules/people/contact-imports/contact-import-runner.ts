import { setImmediate as turn } from 'node:timers/promises';
import { ContactFieldSchema } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { ErasedHandles } from '../contacts/erasure/erased-handles.js';
import { AddressBookFolder } from './address-book-folder.js';
import { type ContactImportRow, ContactImportsRepository } from './contact-imports.repository.js';
import { csvRows } from './reading/csv-rows.js';
import type { PersonRow, WrittenRow } from './reading/person-row.js';
import { understandRow } from './reading/understand-row.js';
import { vcardRows } from './reading/vcard-rows.js';
import { ContactBatchWriter } from './writing/batch-writer.js';
import { handlesOf } from './writing/handles.js';

/** Rows per transaction. */
const BATCH = 200;

/** Minimum interval between progress notifications, in ms. */
const ANNOUNCE_EVERY = 1_000;

const MappingSchema = z.array(ContactFieldSchema);

/** Reads an address book and writes its contacts in batches. An interrupted run resumes after the last batch. */
@Injectable()
export class ContactImportRunner {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly imports: ContactImportsRepository,
    private readonly folder: AddressBookFolder,
    private readonly writer: ContactBatchWriter,
    private readonly erased: ErasedHandles,
    private readonly queue: JobQueue,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(importId: string, signal: AbortSignal): Promise<void> {
    const run = await this.#begin(importId);
    if (run === null) return;
    const isWhole = await this.#read(run, signal);
    if (!isWhole) return;
    await this.db.write(async (tx) => {
      const ended = { state: 'done', finished_at: this.clock.now(), position_bytes: run.size_bytes } as const;
      await this.imports.change(tx, importId, ['running'], ended);
      // An imported contact may duplicate an existing one under another handle.
      await this.queue.enqueue(tx, { kind: 'contacts.identity', payload: {}, uniqueKey: 'schedule' });
      this.changes.mention(tx, ['contacts', 'messages']);
    });
    await this.folder.remove(importId);
  }

  async fail(importId: string, failure: string): Promise<void> {
    await this.db.write(async (tx) => {
      const ended = { state: 'failed', failure, finished_at: this.clock.now() } as const;
      await this.imports.change(tx, importId, ['queued', 'running'], ended);
    });
  }

  async #begin(importId: string): Promise<ContactImportRow | null> {
    await this.db.write(async (tx) => {
      const started = { state: 'running', started_at: this.clock.now() } as const;
      await this.imports.change(tx, importId, ['queued'], started);
    });
    const run = await this.imports.find(importId);
    return run?.state === 'running' ? run : null;
  }

  /** @returns `false` if the run was cancelled or another process took it over. */
  async #read(run: ContactImportRow, signal: AbortSignal): Promise<boolean> {
    let rowsRead = run.rows_read;
    let announcedAt = 0;
    for await (const written of inBatches(this.#rows(run))) {
      signal.throwIfAborted();
      const announce = this.clock.now() - announcedAt >= ANNOUNCE_EVERY;
      if (announce) announcedAt = this.clock.now();
      if (!(await this.#write(run, rowsRead, written, announce))) return false;
      rowsRead += written.length;
      // On SQLite nothing else would run between two writes.
      await turn();
    }
    return true;
  }

  #rows(run: ContactImportRow): AsyncGenerator<WrittenRow> {
    const path = this.folder.pathOf(run.id);
    if (run.format === 'vcard') return vcardRows(path, run.rows_read);
    return csvRows(path, MappingSchema.parse(JSON.parse(run.mapping ?? '[]')), run.rows_read);
  }

  async #write(
    run: ContactImportRow,
    rowsBefore: number,
    written: readonly WrittenRow[],
    announce: boolean,
  ): Promise<boolean> {
    const rows = await this.#withoutErased(written.map(understandRow));
    return this.db
      .write(async (tx) => {
        const { added, updated, unchanged, problems } = await this.writer.write(tx, rows, run.on_match);
        const isOurs = await this.imports.advance(tx, run.id, rowsBefore, {
          rows: written.length,
          positionBytes: written.at(-1)?.positionBytes ?? 0,
          added,
          updated,
          unchanged,
          problems: problems.length,
        });
        if (!isOurs) throw new NotOurs();
        await this.imports.addProblems(
          tx,
          problems.map((problem) => ({ ...problem, id: this.ids.next(), contact_import_id: run.id })),
        );
        if (!announce) this.changes.silence(tx);
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof NotOurs) return false;
        throw error;
      });
  }

  /** An old address book must not bring back an erased person. */
  async #withoutErased(rows: readonly PersonRow[]): Promise<PersonRow[]> {
    if ((await this.erased.lastOf(rows.flatMap(handlesOf))) === null) return [...rows];
    return Promise.all(
      rows.map(async (row): Promise<PersonRow> => {
        if ((await this.erased.lastOf(handlesOf(row))) === null) return row;
        const reason = 'This contact was erased. If they want to be in your address book again, add them manually.';
        return { ...row, problems: [{ field: null, code: 'ERASED', reason, value: null }] };
      }),
    );
  }
}

/** Rolls a batch back: the run was cancelled or another process took it over. */
class NotOurs extends Error {}

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
