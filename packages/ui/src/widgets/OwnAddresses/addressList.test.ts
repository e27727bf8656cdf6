import { describe, expect, test } from 'vitest';
import { speechOf } from '../../locale';
import { addressStrings } from '../../strings/addresses';
import { addAddresses, MOST_ADDRESSES } from './addressList';

const words = addressStrings.english(speechOf('en-GB')).objection;

const list = ['anna.berg@gmail.com'];

describe('addAddresses', () => {
  test('adds one or several, in the form in which they are kept', () => {
    expect(addAddresses(list, ' Anna@Work.Example; sales@work.example ', words)).toEqual({
      added: ['anna@work.example', 'sales@work.example'],
      list: ['anna.berg@gmail.com', 'anna@work.example', 'sales@work.example'],
    });
  });

  test.each([
    ['', 'first'],
    ['anna@', 'not an e-mail address'],
    ['anna@localhost', 'not an e-mail address'],
    ['annaberg+news@googlemail.com', 'already'],
  ])('%j is not added', (typed, said) => {
    expect(addAddresses(list, typed, words)).toMatchObject({ objection: expect.stringContaining(said) });
  });

  test('the list has an end', () => {
    const full = Array.from({ length: MOST_ADDRESSES }, (_, index) => `a${index}@example.org`);
    expect(addAddresses(full, 'b@example.org', words)).toMatchObject({ objection: expect.stringContaining('most') });
  });
});
