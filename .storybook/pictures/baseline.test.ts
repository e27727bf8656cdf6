import { describe, expect, it } from 'vitest';
import { decodeBaseline, encodeBaseline, originOf } from './baseline';
import { compare } from './compare';
import { crop } from './crop';
import { colorAt, encodePng, type Picture } from './picture';
import { shrink } from './shrink';

const PAPER = 0xf6f3ec;
const INK = 0x24201a;

/** A sheet of one color with rectangles on it. */
function sheet(
  width: number,
  height: number,
  boxes: readonly (readonly [x: number, y: number, width: number, height: number, color: number])[] = [],
): Picture {
  const data = new Uint8Array(width * height * 4);
  const fill = (x: number, y: number, color: number) =>
    data.set([color >> 16, (color >> 8) & 255, color & 255, 255], (y * width + x) * 4);
  const paint = ([left, top, across, down, color]: (typeof boxes)[number]) => {
    for (let y = top; y < top + down; y += 1) for (let x = left; x < left + across; x += 1) fill(x, y, color);
  };
  paint([0, 0, width, height, PAPER]);
  boxes.forEach(paint);
  return { width, height, data };
}

/** Edges of letters: many colors with a few pixels each. */
const edges = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const grey = 40 + ((at * 7) % 200);
    return [20 + (at % 60), 20 + Math.floor(at / 60), 1, 1, (grey << 16) | ((grey - 1) << 8) | (at % 30)] as const;
  });

const recorded = (picture: Picture) => decodeBaseline(encodeBaseline(picture, encodePng(picture)));

describe('a baseline', () => {
  const story = sheet(100, 80, [[10, 10, 70, 8, INK], ...edges(900)]);

  it('keeps the colors of areas exactly, and says how far the others are off', () => {
    const { picture, palette } = recorded(story);
    expect(colorAt(picture, 0)).toBe(PAPER);
    expect(colorAt(picture, 12 * 100 + 12)).toBe(INK);
    expect(palette.colors.length).toBeLessThanOrEqual(256);
    expect(palette.colors.length).toBeLessThan(new Set(edges(900).map(([, , , , color]) => color)).size);
    expect(Math.max(...palette.errors)).toBeGreaterThan(0);
  });

  it('knows the screenshot that it was made from', () => {
    const file = encodeBaseline(story, encodePng(story));
    expect(originOf(file)).toEqual(originOf(encodeBaseline(story, encodePng(story))));
    expect(originOf(file)?.pixels).not.toBe(originOf(encodeBaseline(sheet(100, 80), encodePng(story)))?.pixels);
    expect(originOf(encodePng(story))).toBeUndefined();
    expect(() => decodeBaseline(encodePng(story))).toThrow('This is no baseline');
  });

  it('is the same when it is shrunk, in fewer bytes', async () => {
    const rows = Array.from(
      { length: 300 },
      (_, at) => [(at * 37) % 500, (at * 29) % 380, 9 + (at % 40), 3, INK] as const,
    );
    const page = sheet(600, 400, [...rows, ...edges(900)]);
    const file = encodeBaseline(page, encodePng(page));
    const shrunk = await shrink(file);
    expect(shrunk.length).toBeLessThan(file.length);
    expect(decodeBaseline(shrunk)).toEqual(decodeBaseline(file));
  });

  it('is the same as what it was made from, though its palette is smaller', () => {
    expect(compare(recorded(story), story)).toEqual({ isSame: true });
  });

  it('differs when the color of an area changes by one step', () => {
    const other = sheet(100, 80, [[10, 10, 70, 8, INK + 1], ...edges(900)]);
    expect(compare(recorded(story), other)).toMatchObject({ isSame: false });
  });

  it('differs when something moves by a pixel', () => {
    const other = sheet(100, 80, [[10, 11, 70, 8, INK], ...edges(900)]);
    expect(compare(recorded(story), other)).toMatchObject({ isSame: false, message: '140 pixels in 2 places differ.' });
  });

  it('is the same when a corner is off by two steps', () => {
    const other = sheet(100, 80, [[10, 10, 70, 8, INK], [90, 70, 4, 4, PAPER - 2], ...edges(900)]);
    expect(compare(recorded(story), other)).toEqual({ isSame: true });
  });

  it('differs in size', () => {
    expect(compare(recorded(story), sheet(100, 81))).toMatchObject({
      isSame: false,
      message: 'The picture was 100 × 80 px and is 100 × 81 px.',
    });
  });
});

describe('cropping', () => {
  it('leaves a margin below and beside what is drawn', () => {
    const { width, height } = crop(sheet(200, 300, [[10, 10, 50, 20, INK]]));
    expect({ width, height }).toEqual({ width: 76, height: 46 });
  });

  it('keeps a picture that is drawn on to its edges', () => {
    const full = sheet(60, 40, [
      [0, 0, 60, 2, INK],
      [59, 38, 1, 2, INK],
    ]);
    expect(crop(full)).toEqual(full);
  });
});
