import { describe, expect, test } from 'vitest';
import { columnsInUse, identifiesPeople, partColumns } from './mapping';

describe('identifiesPeople', () => {
  test.each(['name', 'firstName', 'lastName', 'email', 'phone'] as const)('%s says who somebody is', (field) => {
    expect(identifiesPeople(['company', field])).toBe(true);
  });

  test('a company, a birthday and tags do not', () => {
    expect(identifiesPeople(['company', 'birthday', 'tags', 'linkedinUrl', 'custom', 'ignore'])).toBe(false);
    expect(identifiesPeople([])).toBe(false);
  });
});

test('what is left out is not in use', () => {
  expect(columnsInUse(['name', 'ignore', 'custom'])).toBe(2);
});

test('columns without anything to see stand apart, unless they were recognized', () => {
  const { filled, empty } = partColumns([
    { header: 'Name', samples: ['Ada'], field: 'name' },
    { header: 'Fax', samples: [], field: 'ignore' },
    { header: 'E-mail', samples: [], field: 'email' },
    { header: 'Shoe size', samples: ['39'], field: 'ignore' },
  ]);
  expect(filled.map(({ index }) => index)).toEqual([0, 2, 3]);
  expect(empty.map(({ index }) => index)).toEqual([1]);
});
