import { colorAt, colorDifference, type Picture } from './picture.ts';

/**
 * At most 256 colors that stand for all colors of a picture.
 *
 * Colors of surfaces, borders and icons are kept exactly. The many colors at the edges of letters, a few pixels each, are replaced by near ones.
 */
export interface Palette {
  /** As 0xRRGGBB; at most 256. */
  readonly colors: readonly number[];
  /** For each color the largest difference, in one channel, from a color that it stands for. */
  readonly errors: readonly number[];
}

/**
 * Rows of pixels this long, or this many squares of four pixels, make an area. Edges of letters are shorter and thinner, also at 200 % text, where
 * stems are some 30 px high.
 */
const LONG = 32;
const SQUARES = 20;
/** Leaves room for the colors of edges. */
const MOST_EXACT = 224;
/** Colors for edges: letters stay readable, and few colors compress well. */
const EDGES = 4;

export function histogram(picture: Picture): Map<number, number> {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < picture.width * picture.height; pixel += 1) {
    const color = colorAt(picture, pixel);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
}

/** The colors of areas and lines: surfaces, borders, icons. */
export function areaColors(picture: Picture): Set<number> {
  const { width, height } = picture;
  const at = (x: number, y: number) => colorAt(picture, y * width + x);
  const squares = new Map<number, number>();
  const found = new Set<number>();
  const countSquare = (x: number, y: number) => {
    const color = at(x, y);
    if (x + 1 >= width || y + 1 >= height || at(x + 1, y) !== color) return;
    if (at(x, y + 1) !== color || at(x + 1, y + 1) !== color) return;
    const count = (squares.get(color) ?? 0) + 1;
    squares.set(color, count);
    if (count >= SQUARES) found.add(color);
  };
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) countSquare(x, y);
  for (let y = 0; y < height; y += 1) addLong(width, (x) => at(x, y), found);
  for (let x = 0; x < width; x += 1) addLong(height, (y) => at(x, y), found);
  return found;
}

/** Adds the colors of a line that repeat at least `LONG` times in a row. */
function addLong(length: number, colorOf: (place: number) => number, found: Set<number>): void {
  let run = 0;
  let last = -1;
  for (let place = 0; place < length; place += 1) {
    const color = colorOf(place);
    run = color === last ? run + 1 : 1;
    last = color;
    if (run === LONG) found.add(color);
  }
}

/** The palette of a picture, and the index in it for each color of the picture. */
export function paletteOf(picture: Picture): { palette: Palette; indexOf: ReadonlyMap<number, number> } {
  // Sorted by the color too, so that the same picture always gives the same palette.
  const sorted = [...histogram(picture)].toSorted(([a, some], [b, others]) => others - some || a - b);
  const areas = areaColors(picture);
  const exact = sorted.flatMap(([color]) => (areas.has(color) ? [color] : [])).slice(0, MOST_EXACT);
  const kept = new Set(exact);
  const rest = sorted.filter(([color]) => !kept.has(color));
  const colors = [...exact, ...representatives(rest)];
  const errors = colors.map(() => 0);
  const indexOf = new Map(colors.map((color, index) => [color, index]));
  for (const [color] of rest) {
    if (indexOf.has(color)) continue;
    const index = nearest(colors, color);
    errors[index] = Math.max(errors[index] ?? 0, colorDifference(color, colors[index] ?? 0));
    indexOf.set(color, index);
  }
  return { palette: { colors, errors }, indexOf };
}

/** The most frequent color of each of the largest groups of similar colors. @param counts by frequency */
function representatives(counts: readonly (readonly [color: number, count: number])[]): number[] {
  const groups = Map.groupBy(counts, ([color]) => color & 0xe0e0e0);
  const sizeOf = (group: readonly (readonly [number, number])[]) => group.reduce((sum, [, count]) => sum + count, 0);
  return [...groups.values()]
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, EDGES)
    .flatMap(([first]) => (first === undefined ? [] : [first[0]]));
}

function nearest(colors: readonly number[], color: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of colors.entries()) {
    const red = (candidate >> 16) - (color >> 16);
    const green = ((candidate >> 8) & 255) - ((color >> 8) & 255);
    const blue = (candidate & 255) - (color & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}
