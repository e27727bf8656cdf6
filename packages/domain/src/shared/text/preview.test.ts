import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampUnits, takeGraphemes } from './graphemes.js';
import { collapseWhitespace, preview } from './preview.js';

describe('collapseWhitespace', () => {
  it('makes one line of many, without invisible padding', () => {
    expect(collapseWhitespace('  Hello\r\n\tthere,\u00a0\u200b\u200b you \n')).toBe('Hello there, you');
  });
});

describe('takeGraphemes', () => {
  it('does not cut flags, families and accents', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(takeGraphemes(`${family}🇩🇪é.`, 3)).toBe(`${family}🇩🇪é`);
    expect(takeGraphemes('abc', 0)).toBe('');
  });
});

describe('clampUnits', () => {
  it('counts units, and cuts between characters', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(clampUnits(`ab${family}`, 5)).toBe('ab');
    expect(clampUnits(`ab${family}c`, 2 + family.length)).toBe(`ab${family}`);
    expect(clampUnits('short', 5)).toBe('short');
  });
});

describe('preview', () => {
  it('leaves short texts alone and marks cut ones', () => {
    expect(preview('Short.')).toBe('Short.');
    expect(preview('one two three', 8)).toBe('one two…');
  });

  it('never exceeds its limit and is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
        const line = preview(text, limit);
        expect(line.length).toBeLessThanOrEqual(limit);
        expect(preview(line, limit)).toBe(line);
      }),
    );
  });

  it('takes no longer for a hundred megabytes than for a page', () => {
    expect(preview('word '.repeat(20_000_000), 20)).toBe('word word word word…');
  });
});
