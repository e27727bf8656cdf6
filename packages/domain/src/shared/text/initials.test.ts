import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGraphemes } from './graphemes.js';
import { initials } from './initials.js';

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada king lovelace', 'AK'],
    ['  Plato ', 'P'],
    ['"Bob" (Sales) Miller', 'BS'],
    ['Marks & Spencer', 'MS'],
    ['山田 太郎', '山太'],
    ['ليلى حداد', 'لح'],
    ['Élodie Ångström', 'ÉÅ'],
    ['ßtraße', 'S'],
    ['', ''],
    ['?!', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('are never more than two characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        expect(countGraphemes(initials(name))).toBeLessThanOrEqual(2);
      }),
    );
  });
});
