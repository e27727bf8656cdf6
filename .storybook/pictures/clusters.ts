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

function neighbors(pixel: number, width: number): number[] {
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
    waiting.push(...neighbors(pixel, width));
  }
  return cluster;
}

/**
 * The clusters that exceed every tolerance.
 *
 * @param differences the strength of the difference for each pixel that differs
 * @param width of the picture, in pixels
 */
export function changedPlaces(
  differences: ReadonlyMap<number, number>,
  width: number,
  noises: readonly Noise[],
): Cluster[] {
  const isNoise = ({ pixels, strength }: Cluster) =>
    noises.some((noise) => strength <= noise.strength && pixels.length <= noise.size);
  const left = new Map(differences);
  const clusters: Cluster[] = [];
  for (const pixel of left.keys()) clusters.push(takeCluster(pixel, left, width));
  return clusters.filter((cluster) => !isNoise(cluster));
}
