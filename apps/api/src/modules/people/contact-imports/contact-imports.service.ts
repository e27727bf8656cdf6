import type { Readable } from 'node:stream';
import type { PageQuery } from '@concordia/contract';
import {
  ContactColumnSchema,
  ContactFieldSchema,
  type ContactImport,
  type ContactImportProblem,
  ContactImportProblemSchema,
  type ContactImportStart,
} from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { AddressBookFolder } from './address-book-folder.js';
import { type ContactImportRow, ContactImportsRepository } from './contact-imports.repository.js';
import { readCsvHead } from './reading/csv-rows.js';
import { guessField, originOf } from './reading/guess-columns.js';

export const CONTACT_IMPORT_JOB = 'contact-imports.read';

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

const ColumnsSchema = z.array(ContactColumnSchema);
const CodeSchema = ContactImportProblemSchema.shape.code;

const notFound = () => new DomainFailure('not-found', 'CONTACT_IMPORT_NOT_FOUND', 'The contact import was not found.');

@Injectable()
export class ContactImportsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly imports: ContactImportsRepository,
    private readonly folder: AddressBookFolder,
    private readonly queue: JobQueue,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Stores and inspects a file. Nothing is imported until a person has mapped its columns. */
  async receive(name: string, file: Readable): Promise<ContactImport> {
    const id = this.ids.next();
    const size = await this.folder.receive(id, file);
    try {
      const looked = await this.#look(id);
      await this.db.write(async (tx) => {
        const row = { id, name, state: 'mapping', size_bytes: size, created_at: this.clock.now() } as const;
        await this.imports.insert(tx, { ...row, ...looked });
      });
    } catch (error) {
      await this.folder.remove(id);
      throw error;
    }
    return this.get(id);
  }

  async list(query: PageQuery): Promise<Page<ContactImport>> {
    const rows = await this.imports.list(query.limit + 1, cursorOf(query));
    const total = await this.imports.count();
    return pageFrom(rows, query.limit, total, ({ created_at, id }) => ({ at: created_at, id }), importOf);
  }

  async get(importId: string): Promise<ContactImport> {
    return importOf(await this.#find(importId));
  }

  async listProblems(importId: string, query: PageQuery): Promise<Page<ContactImportProblem>> {
    const { problems } = await this.#find(importId);
    const rows = await this.imports.problems(importId, query.limit + 1, cursorOf(query));
    return pageFrom(
      rows,
      query.limit,
      problems,
      ({ ordinal, id }) => ({ at: ordinal, id }),
      ({ id, ordinal, field, code, reason, value }) => ({
        id,
        row: ordinal,
        field: field === null ? null : ContactFieldSchema.parse(field),
        code: CodeSchema.parse(code),
        reason,
        value,
      }),
    );
  }

  async start(importId: string, { fields, onMatch }: ContactImportStart): Promise<ContactImport> {
    const row = await this.#find(importId);
    const columns = ColumnsSchema.parse(JSON.parse(row.columns));
    const mapping = fields ?? columns.map(({ field }) => field);
    if (row.format === 'csv') checkMapping(mapping, columns.length);
    await this.db.write(async (tx) => {
      const values = { state: 'queued', mapping: JSON.stringify(mapping), on_match: onMatch } as const;
      if (!(await this.imports.change(tx, importId, ['mapping'], values))) {
        throw new DomainFailure('conflict', 'CONTACT_IMPORT_STARTED', 'This import has already started.');
      }
      await this.queue.enqueue(tx, { kind: CONTACT_IMPORT_JOB, payload: { importId } });
    });
    return this.get(importId);
  }

  /** Contacts already imported are kept. */
  async cancel(importId: string): Promise<ContactImport> {
    await this.#find(importId);
    await this.db.write(async (tx) => {
      const values = { state: 'cancelled', finished_at: this.clock.now() } as const;
      if (!(await this.imports.change(tx, importId, ['mapping', 'queued', 'running'], values))) {
        throw new DomainFailure('conflict', 'CONTACT_IMPORT_ENDED', 'This import has already ended.');
      }
      // Covers contacts added since the last notification.
      this.changes.mention(tx, ['contacts', 'messages']);
    });
    await this.folder.remove(importId);
    return this.get(importId);
  }

  async #look(importId: string): Promise<Pick<ContactImportRow, 'format' | 'origin' | 'columns'>> {
    const format = await this.folder.formatOf(importId);
    if (format === null)
      throw unreadable('This is not a text file. Export your contacts as CSV or vCard, then choose that file.');
    if (format === 'vcard') return { format, origin: null, columns: '[]' };
    const head = await readCsvHead(this.folder.pathOf(importId), SAMPLES);
    if (head === null) throw unreadable('This file has no header row.');
    const columns = head.headers.map((header, index) => ({
      header: header.slice(0, LONGEST_SAMPLE),
      samples: head.samples.flatMap((row) => row[index]?.slice(0, LONGEST_SAMPLE) || []),
      field: guessField(header),
    }));
    return { format, origin: originOf(head.headers), columns: JSON.stringify(columns) };
  }

  async #find(importId: string): Promise<ContactImportRow> {
    const row = await this.imports.find(importId);
    if (row === undefined) throw notFound();
    return row;
  }
}

const unreadable = (message: string) =>
  new DomainFailure('invalid', 'NOT_AN_ADDRESS_BOOK', message, [{ field: 'body', expected: 'a CSV or vCard file' }]);

/** The columns must include a name or a handle. */
function checkMapping(mapping: readonly string[], columns: number): void {
  const expected =
    mapping.length !== columns
      ? `${columns} fields, one for each column`
      : ['name', 'firstName', 'lastName', 'email', 'phone'].some((field) => mapping.includes(field))
        ? null
        : 'at least one column with a name, an address or a number';
  if (expected === null) return;
  throw new DomainFailure('invalid', 'VALIDATION_FAILED', 'The request has 1 invalid field: body.fields.', [
    { field: 'body.fields', expected },
  ]);
}

const isoOrNull = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

const importOf = (row: ContactImportRow): ContactImport => ({
  id: row.id,
  name: row.name,
  format: row.format,
  origin: row.origin,
  state: row.state,
  columns: ColumnsSchema.parse(JSON.parse(row.columns)),
  onMatch: row.on_match,
  sizeBytes: row.size_bytes,
  positionBytes: row.position_bytes,
  rowsRead: row.rows_read,
  added: row.added,
  updated: row.updated,
  unchanged: row.unchanged,
  problems: row.problems,
  failure: row.failure,
  startedAt: isoOrNull(row.started_at),
  finishedAt: isoOrNull(row.finished_at),
  createdAt: new Date(row.created_at).toISOString(),
});
