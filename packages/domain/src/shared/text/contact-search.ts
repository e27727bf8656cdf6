import { everyWordAsPrefix, type SearchTerm, searchTerms, searchWords } from './search.js';

export interface ContactSearchTexts {
  readonly name: string;
  readonly company: string | null;
  readonly title: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly handles: readonly string[];
  readonly tags: readonly string[];
}

/** Shorter parts of a number are not searched. */
const FEWEST_DIGITS = 3;
/** The longest phone number, plus a call prefix. */
const MOST_DIGITS = 20;

const PHONE = /^\+?[\d\s().\-/]+$/;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The suffixes of a number, so that any typed part of it is a prefix of one. */
function numberWords(text: string | null): string[] {
  if (text === null || !PHONE.test(text)) return [];
  const digits = digitsOf(text).slice(0, MOST_DIGITS);
  return Array.from({ length: Math.max(0, digits.length - FEWEST_DIGITS + 1) }, (_, start) => digits.slice(start));
}

/** The distinct words that match a contact. */
export function contactSearchWords(contact: ContactSearchTexts): string[] {
  const { name, company, title, email, phone, handles, tags } = contact;
  const texts = [name, company, title, email, phone, ...handles, ...tags];
  const words = texts.flatMap((text) => (text === null ? [] : searchWords(text)));
  return [...new Set([...words, ...numberWords(phone), ...handles.flatMap(numberWords)])];
}

/**
 * Parses a contact search: every word is a prefix. Digits with phone punctuation form one number, whose leading zeros stand for a country code or
 * trunk prefix.
 */
export function contactSearchTerms(typed: string): SearchTerm[] {
  const text = typed.trim();
  const digits = PHONE.test(text) ? digitsOf(text) : '';
  if (digits.length < FEWEST_DIGITS) return everyWordAsPrefix(searchTerms(typed));
  return [{ words: [digits.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS)], isPrefix: true }];
}
