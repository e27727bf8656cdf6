/** A picture as RGBA, four bytes per pixel, row by row. */
export interface Picture {
  metadata: { width: number; height: number };
  data: ArrayLike<number>;
}

/**
 * The difference tolerated between two pictures of the same thing. Chromium blends a rounded corner differently when it gets its own layer: a few
 * adjacent pixels are off by a step or two of 255, or single pixels by more. A color change covers more pixels than a corner; a changed shape or
 * letter is stronger.
 */
export interface Noise {
  /** Maximum difference of one channel of one pixel, 0 to 255. */
  strength: number;
  /** Maximum number of adjacent pixels. */
  size: number;
}

/** Adjacent pixels that differ, counting diagonal neighbors. */
export interface Cluster {
  pixels: number[];
  /** Maximum difference of one channel, 0 to 255. */
  strength: number;
}

const channels = [0, 1, 2, 3];

function differenceAt(reference: Picture, actual: Picture, pixel: number): number {
  const difference = (channel: number) =>
    Math.abs((reference.data[pixel * 4 + channel] ?? 0) - (actual.data[pixel * 4 + channel] ?? 0));
  return Math.max(...channels.map(difference));
}

/** Maps each differing pixel to the strength of its difference. */
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

/** Removes one cluster from `left` and returns it. */
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

export function clustersOf(reference: Picture, actual: Picture): Cluster[] {
  const left = differences(reference, actual);
  const clusters: Cluster[] = [];
  for (const pixel of left.keys()) {
    clusters.push(takeCluster(pixel, left, reference.metadata.width));
  }
  return clusters;
}

/** The clusters that exceed every tolerance; empty if the pictures match. Both pictures must have the same size. */
export function changedPlaces(reference: Picture, actual: Picture, noises: readonly Noise[]): Cluster[] {
  const isNoise = ({ pixels, strength }: Cluster) =>
    noises.some((noise) => strength <= noise.strength && pixels.length <= noise.size);
  return clustersOf(reference, actual).filter((cluster) => !isNoise(cluster));
}
