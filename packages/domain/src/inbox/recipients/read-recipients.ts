import { normalizeAddress } from '../../people/identity/address.js';

/** What somebody typed or pasted as recipients; `address` is as written where it is none. */
export interface WrittenRecipient {
  readonly name: string | null;
  readonly address: string;
}

/** More are not read: a field takes fewer. */
const MOST = 1_000;

/** Longest text that is read, in UTF-16 units. */
const LONGEST = 100_000;

/**
 * Reads several recipients from one text: `Ann Lee <ann@a.example>, "Lee, Bo" <bo@b.example>; cy@c.example`, on one line or several. Linear in the
 * length of the text.
 */
export function readRecipients(text: string): readonly WrittenRecipient[] {
  return parts(text.slice(0, LONGEST)).slice(0, MOST).flatMap(readOne);
}

/** Splits at commas, semicolons and line ends that stand in no quotes or brackets. */
function parts(text: string): string[] {
  const found: string[] = [];
  let current = '';
  let closing: string | null = null;
  for (const char of text) {
    if (char === '\n' || char === '\r') closing = null;
    if (closing === null && /[,;\n\r]/.test(char)) {
      found.push(current);
      current = '';
    } else {
      if (closing === char) closing = null;
      else if (closing === null && char === '"') closing = '"';
      else if (closing === null && char === '<') closing = '>';
      current += char;
    }
  }
  return [...found, current];
}

function readOne(part: string): WrittenRecipient[] {
  const written = part.replace(/\s+/g, ' ').trim();
  const opens = written.lastIndexOf('<');
  if (opens >= 0) {
    const address = written
      .slice(opens + 1)
      .replace(/>.*$/, '')
      .trim();
    const name = written
      .slice(0, opens)
      .trim()
      .replace(/^["']+|["']+$/g, '')
      .trim();
    return address === '' ? [] : [{ name: name === '' ? null : name, address: normalizeAddress(address) ?? address }];
  }
  if (written === '') return [];
  // Addresses apart by spaces alone, as in a column of a table.
  const words = written.split(' ');
  if (words.length > 1 && words.every((word) => normalizeAddress(word) !== null))
    return words.map((word) => ({ name: null, address: normalizeAddress(word) ?? word }));
  return [{ name: null, address: normalizeAddress(written) ?? written }];
}
