import { describe, expect, it } from 'vitest';
import { changedPlaces, type Picture } from './clusters';

const noise = [
  { strength: 2, size: 16 },
  { strength: 8, size: 3 },
];
const width = 40;
const paper = 250;

/** A sheet of 40 × 40 pixels on which some are of another grey. */
function sheet(spots: Iterable<readonly [x: number, y: number, grey: number]> = []): Picture {
  const data = new Uint8Array(width * width * 4).fill(paper);
  for (const [x, y, grey] of spots) data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { metadata: { width, height: width }, data };
}

const square = (left: number, top: number, side: number, grey: number) =>
  Array.from(
    { length: side * side },
    (_, index) => [left + (index % side), top + Math.floor(index / side), grey] as const,
  );

describe('two pictures of the same thing', () => {
  it('may differ by a step or two at many corners', () => {
    const corners = [0, 10, 20, 30].flatMap((x) => [0, 10, 20, 30].flatMap((y) => square(x, y, 4, paper - 2)));
    expect(changedPlaces(sheet(), sheet(corners), noise)).toEqual([]);
  });

  it('differ when a colour of a surface changes by one step', () => {
    const places = changedPlaces(sheet(), sheet(square(5, 5, 5, paper - 1)), noise);
    expect(places).toEqual([{ strength: 1, pixels: expect.any(Array) }]);
    expect(places[0]?.pixels).toHaveLength(25);
  });

  it('differ when few pixels change by more than noise does', () => {
    expect(changedPlaces(sheet(), sheet([[39, 39, paper - 8]]), noise)).toEqual([]);
    expect(changedPlaces(sheet(), sheet([[39, 39, paper - 9]]), noise)).toHaveLength(1);
    expect(changedPlaces(sheet(), sheet(square(9, 9, 2, paper - 3)), noise)).toHaveLength(1);
  });

  it('do not take the end of a row and the beginning of the next for neighbours', () => {
    const ends = [...square(36, 0, 4, paper - 1), ...square(0, 0, 4, paper - 1)];
    expect(changedPlaces(sheet(), sheet(ends), noise)).toEqual([]);
  });
});
