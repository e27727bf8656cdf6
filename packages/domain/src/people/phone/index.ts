import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Maximum length of a number that is parsed. */
const LONGEST = 60;

/** An international call prefix: 0046 for +46. */
const INTERNATIONAL_PREFIX = /^\s*(?:tel:)?\s*00(?=\s*[1-9])/iu;

/**
 * Normalizes a phone number to E.164, its stored form, from any form with a country code.
 *
 * @returns `null` if unreadable: without a country code, 070 174 06 01 is ambiguous.
 */
export function readPhone(written: string): string | null {
  if (written.length > LONGEST) return null;
  const number = parsePhoneNumberFromString(written.normalize('NFKC').replace(INTERNATIONAL_PREFIX, '+'));
  if (number === undefined || !number.isPossible() || number.ext !== undefined) return null;
  return number.number;
}

/** Formats a stored number for people: `+46 70 174 06 01`. Other stored values stay unchanged. */
export function phoneText(kept: string): string {
  return parsePhoneNumberFromString(kept)?.formatInternational() ?? kept;
}
