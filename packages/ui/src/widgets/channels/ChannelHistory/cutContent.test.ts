import { expect, it } from 'vitest';
import { cutContent } from './cutContent';

it('cuts after 100 characters, and leaves 100 alone', () => {
  expect(cutContent('a'.repeat(100))).toBe('a'.repeat(100));
  expect(cutContent('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
});

it('cuts no character in two', () => {
  expect(cutContent('👩‍👩‍👧'.repeat(101))).toBe(`${'👩‍👩‍👧'.repeat(100)}…`);
});
