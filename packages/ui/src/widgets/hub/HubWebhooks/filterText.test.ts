import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterText, readFilter } from './filterText';

const path = fc.stringMatching(/^[a-z_]{1,8}(?:\.[a-z_]{1,8}){0,2}$/);
const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));

describe('the conditions of a subscription', () => {
  it('are the same after they were written and read', () => {
    fc.assert(
      fc.property(fc.dictionary(path, value, { minKeys: 1, noNullPrototype: true }), (filter) => {
        expect(readFilter(filterText(filter))).toEqual({ kind: 'filter', filter });
      }),
    );
  });

  it.each([
    ['', { kind: 'filter', filter: null }],
    ['\n \n', { kind: 'filter', filter: null }],
    ['channel="email"\n\nuser.age = 3', { kind: 'filter', filter: { channel: 'email', 'user.age': 3 } }],
    ['a = "x = y"', { kind: 'filter', filter: { a: 'x = y' } }],
    ['channel = "email"\nchannel email', { kind: 'wrong', line: 2 }],
    ['channel = email', { kind: 'wrong', line: 1 }],
    ['channel = ["email"]', { kind: 'wrong', line: 1 }],
  ])('%j are %j', (text, read) => {
    expect(readFilter(text)).toEqual(read);
  });
});
