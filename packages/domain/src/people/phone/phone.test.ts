import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneText, readPhone } from './index.js';

const numbers = fc
  .tuple(fc.constantFrom('+46 ', '+1 (212) ', '+44', '0049 '), fc.stringMatching(/^[1-9][0-9 -]{6,9}$/u))
  .map(([country, rest]) => country + rest);

describe('readPhone', () => {
  it.each([
    ['+46 70 174 06 01', '+46701740601'],
    ['+46 (0)70-174 06 01', '+46701740601'],
    ['0046 70 174 06 01', '+46701740601'],
    ['tel:+46-70-174-06-01', '+46701740601'],
    ['＋４６７０１７４０６０１', '+46701740601'],
    ['+1 (212) 555-0123', '+12125550123'],
    ['070 174 06 01', null],
    ['+46', null],
    ['+999 12345678', null],
    ['call me', null],
    ['<script>alert(1)</script>', null],
    ['+46701740601'.padEnd(400, '1'), null],
    ['', null],
  ])('of %j is %j', (written, kept) => {
    expect(readPhone(written)).toBe(kept);
  });

  it('is stable, also through what people read, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(numbers, fc.string({ maxLength: 60 })), (written) => {
        const kept = readPhone(written);
        if (kept === null) return;
        expect(readPhone(kept)).toBe(kept);
        expect(readPhone(phoneText(kept))).toBe(kept);
      }),
    );
  });
});

describe('phoneText', () => {
  it('groups as the country does', () => {
    expect(phoneText('+46701740601')).toBe('+46 70 174 06 01');
    expect(phoneText('ask Ada')).toBe('ask Ada');
  });
});
