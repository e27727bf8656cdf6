import type { Baseline } from './baseline.ts';
import { changedPlaces, type Noise } from './clusters.ts';
import { areaColors } from './palette.ts';
import { colorAt, colorDifference, type Picture } from './picture.ts';

const noises: readonly Noise[] = [
  // Rounded corners, up to the largest radius.
  { strength: 2, size: 16 },
  // Where a focus ring or circle begins to curve.
  { strength: 8, size: 3 },
];

/** The color of an area that was not there before counts as this strong, however near it is to the old one. */
const NEW_COLOR = 255;

export type Verdict = { isSame: true } | { isSame: false; message: string; changed: readonly number[] };

const sizeOf = ({ width, height }: Picture) => `${width} × ${height} px`;

/**
 * How much each pixel differs from the baseline, beyond what its palette cannot show. The palette has the colors of all areas exactly, so an area
 * whose color is not in it has changed.
 */
function differences({ picture, palette }: Baseline, actual: Picture): Map<number, number> {
  const errorOf = new Map(palette.colors.map((color, index) => [color, palette.errors[index] ?? 0]));
  const news = new Set([...areaColors(actual)].filter((color) => !errorOf.has(color)));
  const found = new Map<number, number>();
  for (let pixel = 0; pixel < actual.width * actual.height; pixel += 1) {
    const [before, now] = [colorAt(picture, pixel), colorAt(actual, pixel)];
    if (before === now) continue;
    const strength = news.has(now) ? NEW_COLOR : colorDifference(before, now) - (errorOf.get(before) ?? 0);
    if (strength > 0) found.set(pixel, strength);
  }
  return found;
}

/** Whether a picture is that of the baseline, up to noise. */
export function compare(baseline: Baseline, actual: Picture): Verdict {
  const before = sizeOf(baseline.picture);
  if (before !== sizeOf(actual)) {
    return { isSame: false, message: `The picture was ${before} and is ${sizeOf(actual)}.`, changed: [] };
  }
  const places = changedPlaces(differences(baseline, actual), actual.width, noises);
  if (places.length === 0) return { isSame: true };
  const changed = places.flatMap(({ pixels }) => pixels);
  return { isSame: false, message: `${changed.length} pixels in ${places.length} places differ.`, changed };
}

const RED = [220, 0, 0, 255];

/** The actual picture, faded, with the changed pixels in red. */
export function drawChanges({ width, height, data }: Picture, changed: readonly number[]): Picture {
  const drawn = Uint8Array.from(data, (value, byte) => (byte % 4 === 3 ? 255 : 255 - (255 - value) * 0.15));
  for (const pixel of changed) drawn.set(RED, pixel * 4);
  return { width, height, data: drawn };
}
