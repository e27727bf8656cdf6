import {
  type ContactSearchTexts,
  companySortKey,
  contactSearchWords,
  nameSortKey,
  type SearchTerm,
  searchWords,
} from '@concordia/domain';

/** Number of searchable characters in a body. PostgreSQL takes at most a megabyte of words, and no one writes that much. */
const INDEXED_TEXT = 200_000;

export interface SearchedMessage {
  readonly subject: string | null;
  readonly text: string | null;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
}

export function messageWords({ subject, text, contactName, contactEmail }: SearchedMessage): {
  contact: string[];
  subject: string[];
  body: string[];
} {
  return {
    contact: [...searchWords(contactName ?? ''), ...searchWords(contactEmail ?? '')],
    subject: searchWords(subject ?? ''),
    body: searchWords((text ?? '').slice(0, INDEXED_TEXT)),
  };
}

// ---- SQLite

/** Index positions per second. All positions stay below 2^53, JavaScript's integer limit. */
const PLACES = 2 ** 20;
const LAST_SECOND = 2 ** 33 - 1;

/** The second of an instant, in ms since the epoch; times before 1970 or after 2242 are clamped. */
export const secondOf = (instant: number): number => Math.min(Math.max(Math.floor(instant / 1000), 0), LAST_SECOND);

/** The first position of a second. Positions are chronological, so that the index can be read newest first. */
export const firstPlace = (second: number): number => second * PLACES;

export const secondOfPlace = (place: number): number => Math.floor(place / PLACES);

/** A random position within the message's second, most likely free. @param chance in [0, 1). */
export const placeFor = (sentAt: number, chance: number): number =>
  firstPlace(secondOf(sentAt)) + Math.floor(chance * PLACES);

/** The search as an FTS5 `match` expression. Words hold neither quotes nor spaces, so none can be an operator. */
export const ftsQuery = (terms: readonly SearchTerm[]): string =>
  terms.map(({ words, isPrefix }) => `"${words.join(' ')}"${isPrefix ? ' *' : ''}`).join(' AND ');

// ---- PostgreSQL

/** A tsvector's limits: largest position, and positions per word. */
const LAST_POSITION = 16_383;
const POSITIONS = 255;

/** A message's fields as tsvector text; a gap between fields prevents phrase matches across them. */
export function tsvector(fields: readonly (readonly string[])[]): string {
  const positions = new Map<string, number[]>();
  let position = 0;
  for (const field of fields) {
    for (const word of field) {
      position = Math.min(position + 1, LAST_POSITION);
      const known = positions.get(word);
      if (known === undefined) positions.set(word, [position]);
      else if (known.length < POSITIONS && known.at(-1) !== position) known.push(position);
    }
    position += 1;
  }
  return [...positions].map(([word, at]) => `'${word}':${at.join()}`).join(' ');
}

export const tsquery = (terms: readonly SearchTerm[]): string =>
  terms
    .map(({ words, isPrefix }) => {
      const last = words.length - 1;
      return `(${words.map((word, index) => `'${word}'${isPrefix && index === last ? ':*' : ''}`).join(' <-> ')})`;
    })
    .join(' & ');

// ---- Contacts, on both engines

export function contactEntry(contact: ContactSearchTexts & { readonly company: string | null }): {
  name_key: string;
  company_key: string;
  words: string;
} {
  return {
    name_key: nameSortKey(contact.name),
    company_key: companySortKey(contact.company, contact.name),
    words: contactSearchWords(contact)
      .map((word) => ` ${word}`)
      .join(''),
  };
}
