import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hueOf, hues } from './hue';

describe('hueOf', () => {
  it('is one of the grounds, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(hues).toContain(hueOf(name));
      }),
    );
  });

  it('does not change with case or outer space, so an import and a profile agree', () => {
    expect(hueOf(' Ada Lovelace ')).toBe(hueOf('ada lovelace'));
  });

  it('uses every ground about equally for names that differ little', () => {
    const counts = new Map(hues.map((hue) => [hue, 0]));
    for (let index = 0; index < 600; index += 1) {
      const hue = hueOf(`Contact ${index}`);
      counts.set(hue, (counts.get(hue) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(count).toBeGreaterThan(60);
  });
});
