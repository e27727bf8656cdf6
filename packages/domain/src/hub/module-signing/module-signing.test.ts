import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalRequest, isNonce, signedAt } from './canonical.js';
import { MODULE_SCOPES, parseScopes } from './scopes.js';

describe('what a module signs', () => {
  test('is the context and five lines', () => {
    const text = canonicalRequest({
      method: 'post',
      path: '/api/connection/events/publish?dry=1',
      timestamp: '1795370400',
      nonce: 'b64-nonce+of/16==',
      bodyHash: 'E3B0',
    });
    expect(text).toBe(
      'concordia-module-v1\nPOST\n/api/connection/events/publish?dry=1\n1795370400\nb64-nonce+of/16==\ne3b0',
    );
  });

  test('is another text when any part is another', () => {
    const line = fc.stringMatching(/^[a-z0-9/?=]{1,12}$/);
    const parts = fc.record({ method: line, path: line, timestamp: line, nonce: line, bodyHash: line });
    fc.assert(
      fc.property(parts, parts, (one, another) => {
        const isSame = JSON.stringify(one) === JSON.stringify(another);
        expect(canonicalRequest(one) === canonicalRequest(another)).toBe(isSame);
      }),
    );
  });

  test.each([
    ['300', 600_000, 300_000],
    ['299', 600_000, null],
    ['900', 600_000, 900_000],
    ['901', 600_000, null],
    ['', 0, null],
    ['-1', 0, null],
    ['1e2', 100_000, null],
  ])('of the time %j is taken at %d as %j', (timestamp, now, at) => {
    expect(signedAt(timestamp, now)).toBe(at);
  });

  test('has a nonce of 16 to 128 plain characters', () => {
    expect(['a'.repeat(16), 'Zz09-_.=+/Zz09-_.=+/', 'a'.repeat(128)].every(isNonce)).toBe(true);
    expect(['a'.repeat(15), 'a'.repeat(129), `${'a'.repeat(16)}\n`, 'ä'.repeat(16)].some(isNonce)).toBe(false);
  });
});

describe('scopes', () => {
  test('are read in any order, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...MODULE_SCOPES), { minLength: 1 }), (words) => {
        expect(parseScopes(words.join(' '))).toEqual(MODULE_SCOPES.filter((scope) => words.includes(scope)));
      }),
    );
  });

  test.each(['', ' ', 'read  write', 'read admin', 'READ', 'read,write', ' read'])('are not %j', (text) => {
    expect(parseScopes(text)).toBeNull();
  });
});
