import { expect, test } from 'vitest';
import { neededField } from './neededField';

test('deals need a title, and a column that says whose they are', () => {
  expect(neededField(['ignore', 'contact'])).toBe('title');
  expect(neededField(['title', 'value', 'company'])).toBe('contact');
  for (const field of ['contact', 'email', 'phone'] as const) expect(neededField([field, 'title'])).toBeNull();
});
