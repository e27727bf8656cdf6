import { describe, expect, it } from 'vitest';
import { hiddenCrumbs } from './hiddenCrumbs';

describe('hiddenCrumbs', () => {
  it('hides nothing where all fits', () => {
    expect(hiddenCrumbs([80, 80, 80], 240, 30)).toBe(0);
  });

  it('hides from the second on, no more than it must', () => {
    expect(hiddenCrumbs([80, 80, 80, 80], 300, 30)).toBe(1);
    expect(hiddenCrumbs([80, 80, 80, 80], 200, 30)).toBe(2);
  });

  it('leaves first and last even where they do not fit', () => {
    expect(hiddenCrumbs([80, 80, 80, 80], 100, 30)).toBe(2);
    expect(hiddenCrumbs([200, 200], 100, 30)).toBe(0);
  });
});
