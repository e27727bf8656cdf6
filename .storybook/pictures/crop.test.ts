import { describe, expect, it } from 'vitest';
import { crop } from './crop.ts';

const GROUND = [246, 243, 236, 255] as const;
const INK = [10, 10, 10, 255] as const;

/** A picture of ground with some pixels of ink. */
function picture(width: number, height: number, ink: readonly (readonly [x: number, y: number])[]) {
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) data.set(GROUND, pixel * 4);
  for (const [x, y] of ink) data.set(INK, (y * width + x) * 4);
  return { width, height, data };
}

describe('a cropped picture', () => {
  it('ends 16 px after what is drawn, below and beside it', () => {
    const { width, height } = crop(picture(200, 300, [[50, 20]]));
    expect([width, height]).toEqual([50 + 1 + 16, 20 + 1 + 16]);
  });

  it('keeps what reaches the last corner', () => {
    const { width, height } = crop(picture(200, 300, [[199, 299]]));
    expect([width, height]).toEqual([200, 300]);
  });
});
