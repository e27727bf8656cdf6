import { stringify } from 'csv-stringify/sync';
import type { ExportedPerson } from './exported-people.js';

const HEADERS = ['Name', 'Title', 'Company', 'Email', 'Phone', 'LinkedIn', 'Location', 'Birthday', 'Tags'];

/** Several values of one cell are parted as Google parts them, so that reading the file brings all of them back. */
const SEPARATOR = ' ::: ';

/** A cell that a spreadsheet would run as a formula is shown as text by it. A phone number with its plus is none. */
const inert = (text: string): string => (/^[=@\t\r]|^[+-](?![\d\s().-]+(?: ::: |$))/.test(text) ? `'${text}` : text);

/** Contacts as CSV (RFC 4180), in pieces, with a byte order mark so that spreadsheets read it as UTF-8. */
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
    yield stringify([cells.map(inert)], { record_delimiter: '\r\n' });
  }
}
