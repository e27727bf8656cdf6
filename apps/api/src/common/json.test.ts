import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonInstant } from './json.js';

test('an instant is written as Date writes it, in any year of four digits', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }),
      (date) => {
        expect(jsonInstant(date.getTime())).toBe(JSON.stringify(date));
      },
    ),
  );
  expect(jsonInstant(-1)).toBe('"1969-12-31T23:59:59.999Z"');
  expect(jsonInstant(-62_167_219_200_000)).toBe('"0000-01-01T00:00:00.000Z"');
});
