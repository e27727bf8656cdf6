import { describe, expect, it } from 'vitest';
import { pushApart } from './discs';

const disc = (x: number, y: number, radius: number) => ({ x, y, radius });

describe('discs that are pushed apart', () => {
  it('do not touch, also where all began at one place', () => {
    const discs = pushApart([disc(0, 0, 10), disc(0, 0, 5), disc(1, 1, 20), disc(0, 3, 1)]);
    const touching = discs.flatMap((one, at) =>
      discs.slice(at + 1).filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius),
    );
    expect(touching).toEqual([]);
  });

  it('stay where they have room', () => {
    const apart = [disc(0, 0, 1), disc(100, 0, 1)];
    expect(pushApart(apart)).toEqual(apart);
  });
});
