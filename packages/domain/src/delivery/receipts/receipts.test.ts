import fc from 'fast-check';
import { expect, test } from 'vitest';
import { furthestReceipt, RECEIPTS, type Receipt } from './receipts.js';

const heard = fc.array(fc.constantFrom(...RECEIPTS), { minLength: 1, maxLength: 8 });
const after = (receipts: readonly Receipt[]): Receipt | null => receipts.reduce<Receipt | null>(furthestReceipt, null);

test('what was read stays read, whatever comes later', () => {
  fc.assert(
    fc.property(heard, (later) => {
      expect(after(['read', ...later])).toBe('read');
    }),
  );
});

test('hearing the same again changes nothing', () => {
  fc.assert(
    fc.property(heard, (receipts) => {
      const last = receipts.at(-1) ?? 'queued';
      expect(after([...receipts, last])).toBe(after(receipts));
    }),
  );
});

test('what was sent may still fail, what was delivered may not', () => {
  expect(after(['sent', 'failed'])).toBe('failed');
  expect(after(['delivered', 'failed'])).toBe('delivered');
});

test('a retry that got through ends the failure', () => {
  expect(after(['failed', 'sent'])).toBe('sent');
});
