import { describe, expect, test } from 'vitest';
import { ed25519KeyOf } from './public-key.js';

/** The example of RFC 8410, section 10.1, as its SPKI structure, and the 32 bytes of its key alone. */
const SPKI = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';
const KEY = 'Gb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';

describe('an Ed25519 public key', () => {
  test.each([
    ['of 32 bytes', KEY],
    ['without padding', KEY.replace('=', '')],
    ['in SPKI', SPKI],
    ['with space around it', `  ${SPKI}\n`],
  ])('%s is kept as its 32 bytes', (_, text) => {
    expect(ed25519KeyOf(text)).toBe(KEY);
  });

  test.each([
    ['nothing', ''],
    ['something else', 'not a key'],
    ['33 bytes', btoa('x'.repeat(33))],
    ['the SPKI prefix alone', btoa(atob(SPKI).slice(0, 12))],
    ['44 bytes with another algorithm', btoa(`${'x'.repeat(12)}${'k'.repeat(32)}`)],
    ['a length that base64 does not have', 'A'.repeat(45)],
    ['base64url', KEY.replaceAll('b', '-')],
  ])('%s is refused', (_, text) => {
    expect(ed25519KeyOf(text)).toBeNull();
  });
});
