import { normalizeAddress } from '../../people/identity/address.js';
import { readPhone } from '../../people/phone/index.js';
import { publicAddress } from './public-address.js';
import type { SelectorType } from './types.js';

/** Maximum length of a selector's value, in UTF-16 units; anything longer is text, not a fact. */
export const LONGEST_VALUE = 200;

const HOST =
  /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/;
const ROUND = /^(?:pre-seed|seed|series [a-k]|ipo)$/;
/** Punctuation around a value in running text; a plus or hash at the end may belong to it (C++, C#). */
const EDGE = /^[\s"'“”‘’*_|,;:.·•<>()[\]{}–—-]+|[\s"'“”‘’*_|,;:·•<>([{–—-]+$/gu;

/** One line in lower case, Unicode-normalized, without surrounding punctuation. */
function plain(written: string): string {
  const flat = written
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\p{Cc}\s]+/gu, ' ');
  return flat.replace(EDGE, '').trim();
}

/**
 * Normalizes a value for storage and comparison.
 *
 * Idempotent.
 *
 * @returns `null` if the text cannot be a value of the type.
 */
export function normalizeSelector(type: SelectorType, written: string): string | null {
  // Rejects a megabyte of pasted log before any processing.
  if (written.length > 4 * LONGEST_VALUE) return null;
  const value = valueOf(type, written);
  return value === null || value === '' || value.length > LONGEST_VALUE ? null : value;
}

function valueOf(type: SelectorType, written: string): string | null {
  switch (type) {
    case 'email':
      return normalizeAddress(written);
    case 'phone':
      return readPhone(written);
    case 'ip':
      return publicAddress(written.trim());
    case 'domain':
      return matching(HOST, plain(written).replace(/\.+$/u, ''));
    case 'accept_language':
      return matching(LANGUAGE, plain(written).replaceAll('_', '-'));
    case 'funding_round':
      return matching(ROUND, plain(written).replace(/^preseed$|^pre seed$/u, 'pre-seed'));
    default:
      return plain(written);
  }
}

const matching = (pattern: RegExp, value: string): string | null => (pattern.test(value) ? value : null);
