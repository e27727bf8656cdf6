import type { ContactTableQuery } from '@concordia/contract/people';
import { type Cursor, contactSearchTerms } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { inertCell } from '../../../../common/csv-cells.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { AuditLog } from '../../../hub/auth/audit-log.js';
import { ContactExtras } from '../contact-extras.js';
import { ContactListRepository, type ContactSearch } from '../contact-list.repository.js';
import { type ListedContact, placeIn } from '../contact-order.js';
import { cellOf, extrasIn, shownColumns, titleOf } from './table-cells.js';

/** Page size. A page is written without yielding: some milliseconds of work. */
const AT_ONCE = 500;

/** Contacts as a CSV table (RFC 4180), in chunks. */
@Injectable()
export class ContactTable {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly lists: ContactListRepository,
    private readonly extras: ContactExtras,
    private readonly audit: AuditLog,
  ) {}

  /** Audits the export before anything is sent. */
  async begin({ q, columns, ...query }: ContactTableQuery): Promise<AsyncIterable<string>> {
    await this.db.write((tx) =>
      this.audit.record(tx, { action: 'contacts.exported', subject: 'contacts', detail: 'CSV' }),
    );
    const terms = q === undefined ? [] : contactSearchTerms(q);
    return this.#write(shownColumns(columns), { ...query, terms, limit: AT_ONCE });
  }

  /** A byte order mark makes spreadsheets read it as UTF-8. */
  async *#write(
    columns: ReturnType<typeof shownColumns>,
    search: Omit<ContactSearch, 'after'>,
  ): AsyncGenerator<string> {
    yield `\uFEFF${line(columns.map(titleOf))}`;
    const count = await this.lists.count(search);
    for (let after: Cursor | null = null; ; ) {
      const rows: ListedContact[] = await this.lists.list({ ...search, after }, count);
      const last = rows.at(-1);
      if (last === undefined) return;
      const extrasOf = await this.extras.of(
        rows.map(({ id }) => id),
        extrasIn(columns),
      );
      yield rows.map((row) => line(columns.map((column) => cellOf(row, extrasOf(row.id), column)))).join('');
      after = placeIn(search, last);
    }
  }
}

const line = (cells: readonly string[]): string => stringify([cells.map(inertCell)], { record_delimiter: '\r\n' });
