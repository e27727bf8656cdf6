import { everyWordAsPrefix, type SearchTerm, searchTerms, searchWords } from './search.js';

/** What a contact can be found by. */
export interface ContactSearchTexts {
  readonly name: string;
  readonly company: string | null;
  readonly title: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly handles: readonly string[];
  readonly tags: readonly string[];
}

/** Fewer digits than this, somewhere in a number, are no way to look for it. */
const FEWEST_DIGITS = 3;
/** The longest phone number, and a prefix to call it with. */
const MOST_DIGITS = 20;

const PHONE = /^\+?[\d\s().\-/]+$/;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The ends of a number: whatever part of it is typed is the beginning of one of them. */
function numberWords(text: string | null): string[] {
  if (text === null || !PHONE.test(text)) return [];
  const digits = digitsOf(text).slice(0, MOST_DIGITS);
  return Array.from({ length: Math.max(0, digits.length - FEWEST_DIGITS + 1) }, (_, start) => digits.slice(start));
}

/** All words that a contact can be found by, each once. */
export function contactSearchWords(contact: ContactSearchTexts): string[] {
  const { name, company, title, email, phone, handles, tags } = contact;
  const texts = [name, company, title, email, phone, ...handles, ...tags];
  const words = texts.flatMap((text) => (text === null ? [] : searchWords(text)));
  return [...new Set([...words, ...numberWords(phone), ...handles.flatMap(numberWords)])];
}

/**
 * What somebody types to find a contact: every word may go on. Digits with the signs that people put into phone numbers are one number,
 * whose leading zeros stand for a country or a way out.
 */
export function contactSearchTerms(typed: string): SearchTerm[] {
  const text = typed.trim();
  const digits = PHONE.test(text) ? digitsOf(text) : '';
  if (digits.length < FEWEST_DIGITS) return everyWordAsPrefix(searchTerms(typed));
  return [{ words: [digits.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS)], isPrefix: true }];
}
