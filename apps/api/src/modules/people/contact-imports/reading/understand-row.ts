import type { MappedField } from '@concordia/contract/people';
import { normalizeAddress } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';
import { oneLine } from '../../import-files/one-line.js';
import type { PersonRow, RowProblem, WrittenRow } from './person-row.js';
import { readBirthday } from './read-birthday.js';

const LONGEST = { line: 200, note: 10_000, tag: 40, key: 60, value: 500 } as const;
const MOST = { tags: 30, custom: 30, handles: 10 } as const;

const line = (text: string, longest: number = LONGEST.line): string => oneLine(text, longest);

/**
 * Converts a raw row. Values that cannot be read become problems of their field, and the rest is kept. A row without a name or handle is skipped as a
 * whole.
 */
export function understandRow(row: WrittenRow): PersonRow {
  const problems: RowProblem[] = [];
  if (row.malformed !== null) {
    problems.push({ field: null, code: 'MALFORMED', reason: row.malformed, value: null });
  }
  const of = (field: MappedField) =>
    row.values.filter((one) => one.field === field && one.text.trim() !== '').map(({ text }) => text);
  const first = (field: MappedField): string | null => line(of(field)[0] ?? '') || null;
  const read = (field: MappedField, reason: string, understand: (text: string) => string | null): string[] => {
    const understood = new Set<string>();
    for (const text of of(field).flatMap(several)) {
      const value = understand(text);
      if (value !== null) understood.add(value);
      else problems.push({ field, code: 'UNREADABLE', reason, value: line(text, 80) });
    }
    return [...understood].slice(0, MOST.handles);
  };

  const emails = read('email', 'This is not an email address.', (text) => normalizeAddress(text));
  const phones = read('phone', 'A phone number needs its country code, such as +46.', readPhone);
  const [linkedinUrl = null] = read('linkedinUrl', 'This is not a linkedin.com address.', linkedinOf);
  const [birthday = null] = read('birthday', 'This is not a date. Use the format YYYY-MM-DD.', readBirthday);
  const parts = line([first('firstName'), first('lastName')].filter(Boolean).join(' '));
  const name = first('name') ?? (parts === '' ? null : parts);
  if (name === null && emails.length === 0 && phones.length === 0 && row.malformed === null) {
    problems.push({
      field: null,
      code: 'NOBODY',
      reason: 'The row has no name, address or number.',
      value: null,
    });
  }
  return {
    ordinal: row.ordinal,
    name,
    title: first('title'),
    emails,
    phones,
    linkedinUrl,
    company: first('company'),
    location: first('location'),
    birthday,
    tags: tagsOf(of('tags')),
    note: of('note').join('\n\n').replaceAll('\0', '').trim().slice(0, LONGEST.note) || null,
    custom: row.values
      .filter(({ field, text }) => field === 'custom' && text.trim() !== '')
      .slice(0, MOST.custom)
      .map(({ header, text }) => ({ key: line(header, LONGEST.key) || '-', value: line(text, LONGEST.value) })),
    problems,
  };
}

/** Google puts several values into one cell. */
const several = (text: string): string[] => text.split(' ::: ').flatMap((one) => (one.trim() === '' ? [] : [one]));

function tagsOf(cells: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const cell of cells.flatMap((text) => text.split(/ ::: |[,;]/))) {
    // Google's system groups start with an asterisk and are not tags.
    const tag = line(cell, LONGEST.tag);
    if (tag !== '' && !tag.startsWith('*')) seen.set(tag.toLowerCase(), seen.get(tag.toLowerCase()) ?? tag);
  }
  return [...seen.values()].slice(0, MOST.tags);
}

/** Accepts only https URLs on linkedin.com; http is upgraded. */
function linkedinOf(text: string): string | null {
  const url = URL.parse(
    text
      .trim()
      .replace(/^(?:http:)?\/\//i, 'https://')
      .replace(/^(?=[\w.]*linkedin\.com)/i, 'https://'),
  );
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.href.length > 300) return null;
  return url.hostname === 'linkedin.com' || url.hostname.endsWith('.linkedin.com') ? url.href : null;
}
