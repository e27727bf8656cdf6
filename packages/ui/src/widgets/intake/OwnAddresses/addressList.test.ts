import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../locale';
import { addressStrings } from '../../../strings/generated/address';
import { asKept, MOST_ADDRESSES, objectionTo } from './addressList';

const words = addressStrings.english(speechOf('en-GB')).objection;

const list = ['anna.berg@gmail.com'];

describe('objectionTo', () => {
  test('nothing is wrong with another address', () => {
    expect(objectionTo(' Anna@Work.Example', list, words)).toBeNull();
    expect(asKept(' Anna@Work.Example')).toBe('anna@work.example');
  });

  test.each([
    ['anna@', 'not an email address'],
    ['anna@localhost', 'not an email address'],
    ['annaberg+news@googlemail.com', 'already'],
  ])('%j is not added', (typed, said) => {
    expect(objectionTo(typed, list, words)).toContain(said);
  });

  test('the list has an end', () => {
    const full = Array.from({ length: MOST_ADDRESSES }, (_, index) => `a${index}@example.org`);
    expect(objectionTo('b@example.org', full, words)).toContain('most');
  });
});
