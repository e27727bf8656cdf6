import {
  type ContactSearchTexts,
  companySortKey,
  contactSearchWords,
  nameSortKey,
  type SearchTerm,
  searchWords,
} from '@concordia/domain';

/** Characters of a body that can be found: PostgreSQL takes no more than a megabyte of words, and nobody writes as much. */
const INDEXED_TEXT = 200_000;

/** What of a message can be found. */
export interface SearchedMessage {
  readonly subject: string | null;
  readonly text: string | null;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
}

/** The words of a message by field. */
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

/** How many places there are in one second. All places stay below 2^53, which JavaScript counts to. */
const PLACES = 2 ** 20;
const LAST_SECOND = 2 ** 33 - 1;

/** The second of an instant, in ms since the epoch; what is before 1970 or after 2242 shares the first and the last. */
export const secondOf = (instant: number): number => Math.min(Math.max(Math.floor(instant / 1000), 0), LAST_SECOND);

/** The first place of a second: places are in the order of time, so that the index can be walked from the newest on. */
export const firstPlace = (second: number): number => second * PLACES;

export const secondOfPlace = (place: number): number => Math.floor(place / PLACES);

/** A place for a message, most likely free. @param chance from 0 to below 1. */
export const placeFor = (sentAt: number, chance: number): number =>
  firstPlace(secondOf(sentAt)) + Math.floor(chance * PLACES);

/** What was searched for, for `match`. Words hold neither quotes nor spaces, so nothing in them can be an operator. */
export const ftsQuery = (terms: readonly SearchTerm[]): string =>
  terms.map(({ words, isPrefix }) => `"${words.join(' ')}"${isPrefix ? ' *' : ''}`).join(' AND ');

// ---- PostgreSQL

/** The largest position and the number of positions of one word that a tsvector takes. */
const LAST_POSITION = 16_383;
const POSITIONS = 255;

/** The fields of a message as the text of a tsvector; between fields there is a gap, over which no words are side by side. */
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

/** What was searched for, as the text of a tsquery. */
export const tsquery = (terms: readonly SearchTerm[]): string =>
  terms
    .map(({ words, isPrefix }) => {
      const last = words.length - 1;
      return `(${words.map((word, index) => `'${word}'${isPrefix && index === last ? ':*' : ''}`).join(' <-> ')})`;
    })
    .join(' & ');

// ---- Contacts, on both

/** What a contact is sorted and found by. */
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
