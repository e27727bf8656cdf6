import { expect, it } from 'vitest';
import { IsolatedDateFormat } from './isolated';

const day = new Date('2026-11-29T09:00:00Z');

it('keeps a German date together on a page from right to left', () => {
  const format = new IsolatedDateFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }, 'ltr');
  expect(format.format(day)).toBe('\u206629. November 2026\u2069');
  expect(format.formatToParts(day)[0]).toEqual({ type: 'day', value: '29' });
  expect(format.resolvedOptions().timeZone).toBe('UTC');
});

it('keeps a Hebrew date together on a page from left to right', () => {
  const format = new IsolatedDateFormat('he-IL', { dateStyle: 'short', timeZone: 'UTC' }, 'rtl');
  expect(format.format(day)).toMatch(/^\u2067.*29.*\u2069$/);
});
