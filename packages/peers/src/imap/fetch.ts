import { internalDate } from './dates.js';
import type { StoredMail } from './folder.js';
import { BadSyntax, type Value } from './syntax.js';

/** The items of a FETCH, with the macros of RFC 3501 expanded. */
export function itemsOf(asked: Value | undefined): readonly string[] {
  const items = typeof asked === 'string' ? [asked] : (asked ?? []);
  const names = items.map((item) => {
    if (typeof item !== 'string') throw new BadSyntax('A list stands where a name should.');
    return item.toUpperCase();
  });
  if (names.length === 0) throw new BadSyntax('Nothing is fetched.');
  return names.flatMap((name) => (name === 'FAST' ? ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE'] : [name]));
}

/** `BODY[section]<from.length>`; with `.PEEK` the message stays unread. */
const BODY = /^BODY(\.PEEK)?\[(|HEADER|TEXT|HEADER\.FIELDS(?:\.NOT)? \(([^)]*)\))\](?:<(\d+)\.(\d+)>)?$/;

export const marksAsRead = (item: string): boolean => BODY.exec(item)?.[1] === undefined && item.startsWith('BODY[');

export function answerTo(item: string, mail: StoredMail): Buffer {
  switch (item) {
    case 'UID':
      return Buffer.from(`UID ${mail.uid}`);
    case 'FLAGS':
      return Buffer.from(flagsOf(mail));
    case 'INTERNALDATE':
      return Buffer.from(`INTERNALDATE "${internalDate(mail.at)}"`);
    case 'RFC822.SIZE':
      return Buffer.from(`RFC822.SIZE ${mail.raw.byteLength}`);
  }
  const [, , section = '', names, from, length] = BODY.exec(item) ?? [];
  if (!BODY.test(item)) throw new BadSyntax(`${item} is not carried here.`);
  const whole = sectionOf(mail.raw, section, names);
  const start = Number(from ?? 0);
  const bytes = from === undefined ? whole : whole.subarray(start, start + Number(length));
  const label = `BODY[${section}]${from === undefined ? '' : `<${start}>`}`;
  return Buffer.concat([Buffer.from(`${label} {${bytes.byteLength}}\r\n`), bytes]);
}

export const flagsOf = ({ flags }: StoredMail): string => `FLAGS (${[...flags].join(' ')})`;

function sectionOf(raw: Buffer, section: string, names: string | undefined): Buffer {
  if (section === '') return raw;
  const end = raw.indexOf('\r\n\r\n');
  const head = end < 0 ? raw : raw.subarray(0, end + 4);
  if (section === 'TEXT') return end < 0 ? Buffer.alloc(0) : raw.subarray(end + 4);
  if (names === undefined) return head;
  const wanted = new Set(names.split(' ').map((name) => name.replaceAll('"', '')));
  const isWithout = section.startsWith('HEADER.FIELDS.NOT');
  const fields = head.toString('latin1').match(/^[!-9;-~]+:.*(?:\r\n[ \t].*)*\r\n/gm) ?? [];
  const kept = fields.filter((field) => wanted.has(field.slice(0, field.indexOf(':')).toUpperCase()) !== isWithout);
  return Buffer.from(`${kept.join('')}\r\n`, 'latin1');
}
