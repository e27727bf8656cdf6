import { describe, expect, it } from 'vitest';
import { everyNth, textWidth, tickCount, widest } from './fit';

describe('textWidth', () => {
  it('grows with the text and its size, and gives full-width letters their room', () => {
    expect(textWidth('1,200', 10)).toBeCloseTo(30);
    expect(textWidth('1,200', 20)).toBeCloseTo(60);
    expect(textWidth('先日', 10)).toBe(20);
    expect(textWidth('9%', 10)).toBeGreaterThan(textWidth('99', 10));
    expect(widest(['1', '先日'], 10)).toBe(20);
    expect(widest([], 10)).toBe(0);
  });
});

describe('what fits', () => {
  it('is fewer ticks on less room, never fewer than two nor more than seven', () => {
    expect(tickCount(200, 40)).toBe(5);
    expect(tickCount(30, 40)).toBe(2);
    expect(tickCount(2000, 40)).toBe(7);
  });

  it('is every label, every second, every third', () => {
    expect(everyNth(40, 30)).toBe(1);
    expect(everyNth(40, 50)).toBe(2);
    expect(everyNth(10, 30)).toBe(3);
    expect(everyNth(0, 30)).toBe(1);
  });
});
