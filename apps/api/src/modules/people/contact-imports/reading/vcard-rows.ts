import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { MappedField } from '@concordia/contract/people';
import ICAL from 'ical.js';
import type { WrittenRow } from './person-row.js';

/** Maximum card length, in characters. Longer cards contain pictures: photos are skipped, and the card is truncated. */
const LONGEST_CARD = 2_000_000;

const FIELDS: Readonly<Record<string, MappedField>> = {
  fn: 'name',
  title: 'title',
  role: 'title',
  email: 'email',
  tel: 'phone',
  bday: 'birthday',
  note: 'note',
  categories: 'tags',
};

/**
 * Yields the cards of a vCard 3 or 4 file (RFC 2426, RFC 6350) in bounded memory.
 *
 * @param after cards to skip.
 */
export async function* vcardRows(path: string, after: number): AsyncGenerator<WrittenRow> {
  let ordinal = 0;
  let positionBytes = 0;
  let card: string[] | null = null;
  let size = 0;
  const source = createReadStream(path, 'utf8');
  try {
    for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })) {
      positionBytes += Buffer.byteLength(line) + 1;
      if (/^BEGIN:VCARD\s*$/i.test(line)) [card, size] = [[], 0];
      if (card !== null && size < LONGEST_CARD) card.push(line);
      size += line.length;
      if (card === null || !/^END:VCARD\s*$/i.test(line)) continue;
      ordinal += 1;
      const text = card.join('\r\n');
      card = null;
      if (ordinal > after) yield { ordinal, positionBytes, ...readCard(text, size) };
    }
  } finally {
    source.destroy();
  }
}

function readCard(text: string, size: number): Pick<WrittenRow, 'values' | 'malformed'> {
  if (size >= LONGEST_CARD) return { values: [], malformed: 'The card is too large.' };
  try {
    const card: unknown = ICAL.parse(text);
    return { values: valuesOf(card), malformed: null };
  } catch {
    return { values: [], malformed: 'The card is not a valid vCard.' };
  }
}

/** Reads a card in jCard format (RFC 7095): `[name, parameters, type, ...values]`. */
function valuesOf(card: unknown): WrittenRow['values'] {
  if (!Array.isArray(card)) return [];
  const properties: unknown[] = Array.isArray(card[1]) ? card[1] : [];
  return properties.flatMap((property) => {
    if (!Array.isArray(property)) return [];
    const [name, , , ...values]: unknown[] = property;
    return typeof name === 'string' ? readProperty(name.toLowerCase(), values.map(textOf)) : [];
  });
}

function readProperty(name: string, values: readonly string[][]): WrittenRow['values'] {
  const [first = []] = values;
  const one = (field: MappedField, text: string | undefined) =>
    text === undefined || text === '' ? [] : [{ field, header: name, text }];
  if (name === 'n') return [...one('lastName', first[0]), ...one('firstName', first[1])];
  if (name === 'org') return one('company', first[0]);
  // Post box, extended address, street, town, region, code, country.
  if (name === 'adr') return one('location', [first[3], first[6]].filter(Boolean).join(', '));
  if (name === 'url' || name === 'x-socialprofile') {
    return values.flatMap(([text]) =>
      text !== undefined && /linkedin\.com/i.test(text) ? one('linkedinUrl', text) : [],
    );
  }
  const field = FIELDS[name];
  if (field === undefined) return [];
  return values.flatMap(([text]) => one(field, field === 'phone' ? text?.replace(/^tel:/i, '') : text));
}

/** The components of a value; most have one. */
function textOf(value: unknown): string[] {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  return parts.map((part) => (typeof part === 'string' ? part : typeof part === 'number' ? String(part) : ''));
}
