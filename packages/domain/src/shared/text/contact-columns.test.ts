import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contactColumnOf,
  contactOrderOf,
  fieldColumn,
  fieldNameOf,
  foldAscii,
  isFieldColumn,
  listedColumnOf,
  listedColumns,
} from './contact-columns.js';
import type { ContactColumn } from './contact-sort.js';

test('a custom field is a column by its name', () => {
  expect(isFieldColumn('field:Customer since')).toBe(true);
  expect(fieldNameOf(fieldColumn('Customer since'))).toBe('Customer since');
  expect([contactColumnOf('field:Region'), contactColumnOf('tags'), contactColumnOf('age')]).toEqual([
    'field:Region',
    'tags',
    undefined,
  ]);
  expect([contactOrderOf('field:Region'), contactOrderOf('tags'), contactOrderOf('title')]).toEqual([
    'field:Region',
    undefined,
    'title',
  ]);
});

test.each(['field:', 'field: Region', 'field:Region ', `field:${'x'.repeat(61)}`, 'Region'])('%j is none', (text) =>
  expect(isFieldColumn(text)).toBe(false),
);

test('a list of columns keeps names with commas and percent signs apart', () => {
  const names = fc.array(fc.string({ minLength: 1, unit: fc.constantFrom('a', ',', '%', '2', 'C', '5') }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(names, (some) => {
      const columns: ContactColumn[] = some.map(fieldColumn);
      expect(listedColumns(columns).split(',').map(listedColumnOf)).toEqual(columns);
    }),
  );
});

test('only the case of A to Z is folded', () => expect(foldAscii('ÄB-Zz İ')).toBe('Äb-zz İ'));
