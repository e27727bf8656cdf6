import { changedPlaces, type Noise, type Picture } from './clusters.ts';

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    clusters: Record<string, never>;
  }
}

const noises: readonly Noise[] = [
  // Rounded corners, up to the largest radius.
  { strength: 2, size: 16 },
  // Where a focus ring or circle begins to curve.
  { strength: 8, size: 3 },
];

const red = [220, 0, 0, 255];

/** The actual picture, faded, with the changed pixels in red. */
function drawChanges(actual: Picture, changed: readonly number[]): Uint8Array {
  const drawn = Uint8Array.from(actual.data, (value, byte) => (byte % 4 === 3 ? 255 : 255 - (255 - value) * 0.15));
  for (const pixel of changed) drawn.set(red, pixel * 4);
  return drawn;
}

const sizeOf = ({ metadata: { width, height } }: Picture) => `${width} × ${height} px`;

/** Vitest comparator: pictures match if they differ by noise only. */
export function compareClusters(reference: Picture, actual: Picture, { createDiff }: { createDiff: boolean }) {
  if (sizeOf(reference) !== sizeOf(actual)) {
    return { pass: false, diff: null, message: `The picture was ${sizeOf(reference)} and is ${sizeOf(actual)}.` };
  }
  const changed = changedPlaces(reference, actual, noises);
  const pixels = changed.flatMap((place) => place.pixels);
  return {
    pass: changed.length === 0,
    diff: createDiff ? drawChanges(actual, pixels) : null,
    message: changed.length === 0 ? null : `${pixels.length} pixels in ${changed.length} places differ.`,
  };
}
