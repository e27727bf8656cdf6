import { describe, expect, it } from 'vitest';
import { fittingScale, pressed, zoomedIn, zoomedOut } from './zoom';

const room = { width: 800, height: 600 };

describe('a picture fits', () => {
  it.each([
    [{ width: 1600, height: 600 }, 0.5],
    [{ width: 800, height: 2400 }, 0.25],
    [{ width: 40, height: 30 }, 1],
    [{ width: 0, height: 0 }, 1],
  ])('%j at %d', (picture, scale) => expect(fittingScale(picture, room)).toBe(scale));
});

describe('zoom', () => {
  it('goes from fitting over the original size to four times it', () => {
    expect(zoomedIn('fit', 0.5)).toBe(1);
    expect(zoomedIn(1, 0.5)).toBe(2);
    expect(zoomedIn(2, 0.5)).toBe(4);
    expect(zoomedIn(4, 0.5)).toBe(4);
  });

  it('comes back the same way', () => {
    expect(zoomedOut(4, 0.5)).toBe(2);
    expect(zoomedOut(2, 0.5)).toBe(1);
    expect(zoomedOut(1, 0.5)).toBe('fit');
    expect(zoomedOut('fit', 0.5)).toBe('fit');
  });

  it('skips the original size of a picture that fits at it', () => {
    expect(zoomedIn('fit', 1)).toBe(2);
    expect(zoomedOut(2, 1)).toBe('fit');
  });

  it('turns over at a press', () => {
    expect(pressed('fit', 0.5)).toBe(1);
    expect(pressed(1, 0.5)).toBe('fit');
    expect(pressed(4, 0.5)).toBe('fit');
  });
});
