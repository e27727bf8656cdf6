import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** The longest way of writing a number that is looked at. */
const LONGEST = 60;

/** As people write a country code where they come from: 0046 for +46. */
const INTERNATIONAL_PREFIX = /^\s*(?:tel:)?\s*00(?=\s*[1-9])/iu;

/**
 * A phone number in the form in which it is kept, E.164, from any form that says its country.
 *
 * @returns `null` when it cannot be read: without a country code nobody knows whose number 070 174 06 01 is.
 */
export function readPhone(written: string): string | null {
  if (written.length > LONGEST) return null;
  const number = parsePhoneNumberFromString(written.normalize('NFKC').replace(INTERNATIONAL_PREFIX, '+'));
  if (number === undefined || !number.isPossible() || number.ext !== undefined) return null;
  return number.number;
}

/** A kept number as people read it: `+46 70 174 06 01`. What was kept otherwise is shown as it is. */
export function phoneText(kept: string): string {
  return parsePhoneNumberFromString(kept)?.formatInternational() ?? kept;
}
