import type { MeaningHue, Point } from '../Chart';

/** An item with two measures, such as a contact. */
export interface ScatterPoint {
  name: string;
  x: number;
  y: number;
  /** Shown as the area of the dot, for instance a value. Without it, all dots have the same size. */
  size?: number;
  /** Name of its region, where a place on a border would not decide it. @default the first region that contains it */
  region?: string;
  /** What to say instead of `x` and `y`, where these are places on a scale and not measures. */
  texts?: { x: string; y: string };
}

/** A named area of the plane, such as a segment or a quadrant. Limits may be infinite. */
export interface ScatterRegion {
  name: string;
  x: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
  /** Color of its dots and its background. */
  hue: MeaningHue;
}

const contains = ([from, to]: readonly [number, number], value: number) => value >= from && value < to;

/** The region of a point: its own, or the first that contains it. The lower end belongs to a region, the upper end to the next. */
export const regionOf = (
  regions: readonly ScatterRegion[],
  { x, y, region }: ScatterPoint,
): ScatterRegion | undefined =>
  region === undefined
    ? regions.find((one) => contains(one.x, x) && contains(one.y, y))
    : regions.find(({ name }) => name === region);

/** From left to right, then from bottom to top: the order in which keys walk them. */
export const inOrder = (points: readonly ScatterPoint[]): ScatterPoint[] =>
  points.toSorted((one, other) => one.x - other.x || one.y - other.y);

/** How many points lie in each region, the fullest first; regions without any are left out. */
export function countsOf(regions: readonly ScatterRegion[], points: readonly ScatterPoint[]) {
  const byRegion = Map.groupBy(points, (point) => regionOf(regions, point));
  return regions
    .map((region) => ({ region, count: byRegion.get(region)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

export const dotPath = ({ x, y }: Point, radius: number): string =>
  `M${x - radius},${y}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0z`;

/** Index of the point whose center is nearest to a place, within reach; `null` if none is. @param reach in px */
export function nearestDot(points: readonly Point[], place: Point, reach: number): number | null {
  let best: number | null = null;
  let least = reach ** 2;
  for (const [index, { x, y }] of points.entries()) {
    const apart = (x - place.x) ** 2 + (y - place.y) ** 2;
    if (apart <= least) [best, least] = [index, apart];
  }
  return best;
}
