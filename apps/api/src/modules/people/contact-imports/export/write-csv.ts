import { stringify } from 'csv-stringify/sync';
import { inertCell } from '../../../../common/csv-cells.js';
import type { ExportedPerson } from './exported-people.js';

const HEADERS = ['Name', 'Title', 'Company', 'Email', 'Phone', 'LinkedIn', 'Location', 'Birthday', 'Tags'];

/** Google's separator for several values in a cell, so that an import restores all of them. */
const SEPARATOR = ' ::: ';

/** Contacts as CSV (RFC 4180), in chunks. A byte order mark makes spreadsheets read it as UTF-8. */
export async function* writeCsv(people: AsyncIterable<ExportedPerson>): AsyncGenerator<string> {
  yield `\uFEFF${stringify([HEADERS], { record_delimiter: '\r\n' })}`;
  for await (const person of people) {
    const cells = [
      person.name,
      person.title ?? '',
      person.company ?? '',
      person.emails.join(SEPARATOR),
      person.phones.join(SEPARATOR),
      person.linkedinUrl ?? '',
      person.location ?? '',
      person.birthday ?? '',
      person.tags.join(SEPARATOR),
    ];
    yield stringify([cells.map(inertCell)], { record_delimiter: '\r\n' });
  }
}
