import { describe, expect, test } from 'vitest';
import { payloadProblem } from './payload-bounds.js';

const nested = (levels: number): Record<string, unknown> => (levels === 1 ? {} : { a: nested(levels - 1) });
/** A payload whose JSON has `bytes` bytes. */
const ofBytes = (bytes: number, letter = 'a') => ({
  t: letter.repeat((bytes - 8) / new TextEncoder().encode(letter).length),
});

describe('a payload', () => {
  test('may have 32 levels, lists among them, and no more', () => {
    expect(payloadProblem(nested(32))).toBeNull();
    expect(payloadProblem(nested(33))).toBe('an object of at most 32 levels');
    expect(payloadProblem({ a: [nested(30)] })).toBeNull();
    expect(payloadProblem({ a: [nested(31)] })).toBe('an object of at most 32 levels');
  });

  test('may have 65,536 bytes of UTF-8, and no more', () => {
    expect(payloadProblem(ofBytes(65_536))).toBeNull();
    expect(payloadProblem(ofBytes(65_537))).toBe('an object of at most 65536 bytes');
    expect(payloadProblem(ofBytes(65_536, 'é'))).toBeNull();
    expect(payloadProblem(ofBytes(65_538, 'é'))).toBe('an object of at most 65536 bytes');
  });
});
