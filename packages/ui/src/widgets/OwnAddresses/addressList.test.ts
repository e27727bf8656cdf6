import { describe, expect, test } from 'vitest';
import { addAddresses, MOST_ADDRESSES } from './addressList';

const list = ['anna.berg@gmail.com'];

describe('addAddresses', () => {
  test('adds one or several, in the form in which they are kept', () => {
    expect(addAddresses(list, ' Anna@Work.Example; sales@work.example ')).toEqual({
      added: ['anna@work.example', 'sales@work.example'],
      list: ['anna.berg@gmail.com', 'anna@work.example', 'sales@work.example'],
    });
  });

  test.each([
    ['', 'first'],
    ['anna@', 'not an e-mail address'],
    ['anna@localhost', 'not an e-mail address'],
    ['annaberg+news@googlemail.com', 'already'],
  ])('%j is not added', (typed, words) => {
    expect(addAddresses(list, typed)).toMatchObject({ objection: expect.stringContaining(words) });
  });

  test('the list has an end', () => {
    const full = Array.from({ length: MOST_ADDRESSES }, (_, index) => `a${index}@example.org`);
    expect(addAddresses(full, 'b@example.org')).toMatchObject({ objection: expect.stringContaining('most') });
  });
});
