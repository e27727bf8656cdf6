import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MappedField } from '@concordia/contract/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvRows, readCsvHead } from './csv-rows.js';
import { guessField, originOf } from './guess-columns.js';
import type { PersonRow } from './person-row.js';
import { readBirthday } from './read-birthday.js';
import { understandRow } from './understand-row.js';
import { vcardRows } from './vcard-rows.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'concordia-books-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string | Buffer): string {
  const path = join(folder, 'book');
  writeFileSync(path, text);
  return path;
}

async function listed<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const list: Row[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

/** The people of a CSV, its columns being what they seem. */
async function people(text: string, after = 0): Promise<PersonRow[]> {
  const path = file(text);
  const head = await readCsvHead(path, 3);
  const mapping = (head?.headers ?? []).map(guessField);
  return (await listed(csvRows(path, mapping, after))).map(understandRow);
}

describe('a CSV', () => {
  test('is read whatever parts its cells, quotes and line ends included', async () => {
    const rows = await people('\uFEFFName;E-mail;Notes\r\n"Ada; Lindqvist";ada@n.example;"two\r\nlines"\r\n;;\r\n');
    expect(rows[0]).toMatchObject({ name: 'Ada; Lindqvist', emails: ['ada@n.example'], note: 'two\r\nlines' });
    expect(rows[1]?.problems).toMatchObject([{ field: null, code: 'NOBODY' }]);
  });

  test('goes on after the rows that were written', async () => {
    const rows = await people('Name\nOne\nTwo\nThree\n', 1);
    expect(rows.map(({ ordinal, name }) => [ordinal, name])).toEqual([
      [2, 'Two'],
      [3, 'Three'],
    ]);
  });

  test('of Google Contacts brings all addresses, numbers and labels', async () => {
    const headers =
      'First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value,Organization Name,Organization Title,Birthday,Labels';
    const [row] = await people(
      `${headers}\nAda,Lindqvist,* Home,ada@n.example ::: a.l@home.example,+46 70 174 06 01,Northwind,Buyer,1984-03-12,* myContacts ::: VIP\n`,
    );
    expect(row).toMatchObject({
      name: 'Ada Lindqvist',
      emails: ['ada@n.example', 'a.l@home.example'],
      phones: ['+46701740601'],
      company: 'Northwind',
      title: 'Buyer',
      birthday: '1984-03-12',
      tags: ['VIP'],
      problems: [],
    });
    expect(originOf(headers.split(','))).toBe('google');
  });

  test('of LinkedIn begins after its notes', async () => {
    const text =
      'Notes:\n"When exporting your connection data, you may notice that some addresses are missing."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nAda,Lindqvist,https://www.linkedin.com/in/ada-lindqvist,,Northwind,Buyer,12 Mar 2024\n';
    const [row] = await people(text);
    expect(row).toMatchObject({
      name: 'Ada Lindqvist',
      linkedinUrl: 'https://www.linkedin.com/in/ada-lindqvist',
      company: 'Northwind',
      title: 'Buyer',
      problems: [],
    });
    expect(originOf((await readCsvHead(file(text), 1))?.headers ?? [])).toBe('linkedin');
  });

  test('says what it could not use, and keeps the rest of the row', async () => {
    const [row] = await people(
      'Name,Email,Phone,Birthday,Website URL,LinkedIn\nAda,not an address,070 174,3/4/1984,x,javascript:alert(1)\n',
    );
    expect(row?.name).toBe('Ada');
    expect(row?.problems.map(({ field, code, value }) => [field, code, value])).toEqual([
      ['email', 'UNREADABLE', 'not an address'],
      ['phone', 'UNREADABLE', '070 174'],
      ['linkedinUrl', 'UNREADABLE', 'javascript:alert(1)'],
      ['birthday', 'UNREADABLE', '3/4/1984'],
    ]);
  });

  test('with markup, control characters or cells without end does no harm', async () => {
    const [row] = await people(`Name,Company\n<script>alert(1)</script>,"A\u0000\u0007 ${'x'.repeat(5_000)}"\n`);
    expect(row?.name).toBe('<script>alert(1)</script>');
    expect(row?.company).toHaveLength(200);
    expect(row?.company).toMatch(/^A x/);
  });
});

describe('vCards', () => {
  const cards = [
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lindqvist;Ada;;;\r\nFN:Ada Lindqvist\r\nEMAIL;TYPE=WORK:ada@n.example\r\nTEL;TYPE=CELL:+46 70 174 06 01\r\nORG:Northwind;Purchasing\r\nTITLE:Buyer\r\nBDAY:1984-03-12\r\nADR;TYPE=WORK:;;Street 1;Gothenburg;;411 01;Sweden\r\nURL:https://www.linkedin.com/in/ada-lindqvist\r\nCATEGORIES:VIP,Tea\r\nNOTE:Likes tea\\, not\r\n  coffee\r\nEND:VCARD\r\n',
    'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Tomás\r\nTEL;VALUE=uri:tel:+351-912-000-140\r\nBDAY:19790304\r\nEND:VCARD\r\n',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nthis is no property\r\nEND:VCARD\r\n',
  ];

  test('of versions 3 and 4 are read, and one that is broken does not stop the others', async () => {
    const rows = (await listed(vcardRows(file(cards.join('')), 0))).map(understandRow);
    expect(rows[0]).toMatchObject({
      name: 'Ada Lindqvist',
      emails: ['ada@n.example'],
      phones: ['+46701740601'],
      company: 'Northwind',
      title: 'Buyer',
      birthday: '1984-03-12',
      location: 'Gothenburg, Sweden',
      linkedinUrl: 'https://www.linkedin.com/in/ada-lindqvist',
      tags: ['VIP', 'Tea'],
      note: 'Likes tea, not coffee',
    });
    expect(rows[1]).toMatchObject({ name: 'Tomás', phones: ['+351912000140'], birthday: '1979-03-04' });
    expect(rows[2]?.problems).toMatchObject([{ field: null, code: 'MALFORMED' }]);
  });

  test('go on after those that were written', async () => {
    const rows = await listed(vcardRows(file(cards.join('')), 1));
    expect(rows.map(({ ordinal }) => ordinal)).toEqual([2, 3]);
  });
});

test.each([
  ['Given Name', 'firstName'],
  ['E-mail 2 - Value', 'email'],
  ['E-mail 2 - Label', 'ignore'],
  ['Mobile Phone', 'phone'],
  ['Organization Title', 'title'],
  ['Organization Name', 'company'],
  ['Firma', 'company'],
  ['Geburtstag', 'birthday'],
  ['Connected On', 'ignore'],
] satisfies [string, MappedField][])('a column called %j is %s', (header, field) => {
  expect(guessField(header)).toBe(field);
});

test.each([
  ['1984-03-12', '1984-03-12'],
  ['19840312', '1984-03-12'],
  ['1984-03-12T00:00:00Z', '1984-03-12'],
  ['12.3.1984', '1984-03-12'],
  ['3/14/1984', '1984-03-14'],
  ['14/3/1984', '1984-03-14'],
  ['3/3/1984', '1984-03-03'],
  ['3/4/1984', null],
  ['1984-02-30', null],
  ['--03-12', null],
  ['yesterday', null],
])('the birthday %j is %s', (written, kept) => {
  expect(readBirthday(written)).toBe(kept);
});
