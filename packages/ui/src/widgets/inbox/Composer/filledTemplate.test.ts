import { expect, it } from 'vitest';
import { filledPart } from './filledTemplate';

const template = {
  header: 'Order {{1}}',
  body: 'Hello {{ customer_name }}, {{1}} left on {{day}}.',
  places: [
    { part: 'header' as const, index: 0, name: '1', hint: null },
    { part: 'body' as const, index: 0, name: 'customer_name', hint: null },
    { part: 'body' as const, index: 0, name: 'day', hint: null },
  ],
};

it('fills each part with its own texts, and keeps the placeholders of empty ones', () => {
  expect(filledPart(template, 'header', ['4711', '$& Ada'])).toBe('Order 4711');
  expect(filledPart(template, 'body', ['4711', ' $& Ada ', ' '])).toBe('Hello $& Ada, {{1}} left on {{day}}.');
  expect(filledPart({ ...template, header: null }, 'header', [])).toBeNull();
});
