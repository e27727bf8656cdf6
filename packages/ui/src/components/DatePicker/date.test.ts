import { describe, expect, it } from 'vitest';
import { dateOf, dateOrNone } from './date';

describe('a date', () => {
  it('goes to the field and back', () => {
    for (const text of ['1815-12-10', '2024-02-29']) expect(dateOf(text)?.toString()).toBe(text);
  });

  it('is nothing where it is none', () => {
    for (const text of ['', '2026-02-30', '10.12.1815', '2026-2-3']) expect(dateOf(text)).toBeNull();
    expect(dateOrNone(null)).toBeNull();
    expect(dateOrNone(undefined)).toBeUndefined();
  });
});
