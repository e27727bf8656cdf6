import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { AuditLog } from '../../../hub/auth/audit-log.js';
import { ExportedPeopleRepository } from './exported-people.repository.js';

/** Page size. A page is written without yielding: some milliseconds of work. */
const AT_ONCE = 200;

export interface ExportedPerson {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly birthday: string | null;
  readonly linkedinUrl: string | null;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly tags: readonly string[];
}

@Injectable()
export class ExportedPeople {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly people: ExportedPeopleRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Audits the export before anything is sent. */
  async begin(format: 'CSV' | 'vCard'): Promise<AsyncIterable<ExportedPerson>> {
    await this.db.write((tx) =>
      this.audit.record(tx, { action: 'contacts.exported', subject: 'contacts', detail: format }),
    );
    return this.all();
  }

  async *all(): AsyncGenerator<ExportedPerson> {
    for (let after = ''; ; ) {
      const page = await this.#page(after);
      const last = page.at(-1);
      if (last === undefined) return;
      after = last.id;
      yield* page;
    }
  }

  async #page(after: string): Promise<ExportedPerson[]> {
    const rows = await this.people.contacts(after, AT_ONCE);
    const ids = rows.map(({ id }) => id);
    const points = Map.groupBy(await this.people.points(ids), ({ contact_id }) => contact_id);
    const tags = Map.groupBy(await this.people.tags(ids), ({ contact_id }) => contact_id);
    return rows.map((row) => {
      const mine = points.get(row.id) ?? [];
      const of = (...channels: readonly string[]) =>
        mine.filter(({ channel }) => channels.includes(channel)).map(({ handle }) => handle);
      return {
        id: row.id,
        name: row.name,
        title: row.title,
        company: row.company,
        location: row.location,
        birthday: row.birthday,
        linkedinUrl: row.linkedin_url,
        emails: mainFirst(row.email, of('email')),
        phones: mainFirst(row.phone, of('sms', 'whatsapp')),
        tags: (tags.get(row.id) ?? []).map(({ tag }) => tag),
      };
    });
  }
}

const mainFirst = (main: string | null, all: readonly string[]): string[] => [
  ...new Set(main === null ? all : [main, ...all]),
];
