import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Progress } from './progress.js';

it('stands before the first place that is open, whatever ends first', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat()), { maxLength: 40 }), (places) => {
      const progress = new Progress(0);
      places.forEach(([isWanted], index) => {
        if (isWanted) progress.begin(index + 1);
        else progress.pass(index + 1);
      });
      const open = new Set(places.flatMap(([isWanted], index) => (isWanted ? [index + 1] : [])));
      const inOrderOfEnd = [...open].sort((one, other) => (places[one - 1]?.[1] ?? 0) - (places[other - 1]?.[1] ?? 0));
      for (const seq of inOrderOfEnd) {
        expect(progress.position).toBe(Math.min(...open) - 1);
        progress.settle(seq);
        open.delete(seq);
      }
      expect([progress.position, progress.read]).toEqual([places.length, places.length]);
    }),
  );
});
