/** A picture as four bytes a pixel (red, green, blue, alpha), row by row. */
export interface Picture {
  metadata: { width: number; height: number };
  data: ArrayLike<number>;
}

/**
 * What may differ between two pictures of the same thing. Where a rounded corner is blended with its ground, the result depends on whether the
 * browser drew it as a layer of its own: a few pixels beside each other, each off by a step or two of 255, or single ones that are off by more. A
 * change of a colour, however small, reaches over more pixels than a corner has; a change of a shape or a letter is stronger.
 */
export interface Noise {
  /** The strongest difference of one channel of one pixel, 0 to 255. */
  strength: number;
  /** The most pixels that touch each other. */
  size: number;
}

/** One place where two pictures differ: pixels that touch each other, by side or by corner. */
export interface Cluster {
  pixels: number[];
  /** The strongest difference of one channel, 0 to 255. */
  strength: number;
}

const channels = [0, 1, 2, 3];

function differenceAt(reference: Picture, actual: Picture, pixel: number): number {
  const difference = (channel: number) =>
    Math.abs((reference.data[pixel * 4 + channel] ?? 0) - (actual.data[pixel * 4 + channel] ?? 0));
  return Math.max(...channels.map(difference));
}

/** Strength of the difference by pixel, of the pixels that differ. */
function differences(reference: Picture, actual: Picture): Map<number, number> {
  const found = new Map<number, number>();
  for (let byte = 0; byte < reference.data.length; byte += 1) {
    if (reference.data[byte] === actual.data[byte]) continue;
    const pixel = byte >> 2;
    if (!found.has(pixel)) found.set(pixel, differenceAt(reference, actual, pixel));
  }
  return found;
}

function neighbours(pixel: number, width: number): number[] {
  const column = pixel % width;
  const steps = [0, ...(column > 0 ? [-1] : []), ...(column < width - 1 ? [1] : [])];
  return [-width, 0, width].flatMap((row) => steps.map((step) => pixel + row + step));
}

/** Takes one place out of what is left. */
function takeCluster(start: number, left: Map<number, number>, width: number): Cluster {
  const cluster: Cluster = { pixels: [], strength: 0 };
  const waiting = [start];
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const strength = left.get(pixel);
    if (strength === undefined) continue;
    left.delete(pixel);
    cluster.pixels.push(pixel);
    cluster.strength = Math.max(cluster.strength, strength);
    waiting.push(...neighbours(pixel, width));
  }
  return cluster;
}

/** Every place where two pictures of one size differ. */
export function clustersOf(reference: Picture, actual: Picture): Cluster[] {
  const left = differences(reference, actual);
  const clusters: Cluster[] = [];
  for (const pixel of left.keys()) {
    clusters.push(takeCluster(pixel, left, reference.metadata.width));
  }
  return clusters;
}

/** Whether two pictures show the same, and where they do not. Pictures of different sizes never do. */
export function changedPlaces(reference: Picture, actual: Picture, noises: readonly Noise[]): Cluster[] {
  const isNoise = ({ pixels, strength }: Cluster) =>
    noises.some((noise) => strength <= noise.strength && pixels.length <= noise.size);
  return clustersOf(reference, actual).filter((cluster) => !isNoise(cluster));
}
