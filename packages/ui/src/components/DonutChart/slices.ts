import { arc, type PieArcDatum, pie } from 'd3-shape';
import type { Point } from '../Chart';

export interface Slice {
  /** What it stands for. */
  name: string;
  /** How much; zero and less has no slice. */
  value: number;
}

/** More slices than that are no longer told apart by their angle. */
const most = 6;

/** The slices that are drawn: largest first, and what is beyond the fifth as one. */
export function drawnSlices(slices: readonly Slice[], other: string): Slice[] {
  const sorted = slices
    .filter(({ value }) => value > 0 && Number.isFinite(value))
    .toSorted((one, next) => next.value - one.value);
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, most - 1), { name: other, value: rest }];
}

/** A slice as it is drawn. */
export interface Ring {
  /** Path data around 0, 0. */
  path: string;
  /** Its middle, from 0, 0. */
  middle: Point;
  startAngle: number;
  endAngle: number;
}

/** The hole, as a share of the radius. */
const hole = 0.66;

export function ringOf(slices: readonly Slice[], radius: number): Ring[] {
  const angles = pie<Slice>()
    .sort(null)
    .value(({ value }) => value);
  const shape = arc<PieArcDatum<Slice>>()
    .innerRadius(radius * hole)
    .outerRadius(radius)
    .cornerRadius(1);
  return angles([...slices]).map((slice) => {
    const [x, y] = shape.centroid(slice);
    return {
      path: shape(slice) ?? '',
      middle: { x, y },
      startAngle: slice.startAngle,
      endAngle: slice.endAngle,
    };
  });
}

/** Half a finger outside the ring still points at it. */
const generous = 1.15;

/** The slice at a place from the middle; `null` in the hole and outside. */
export function sliceAt(ring: readonly Ring[], { x, y }: Point, radius: number): number | null {
  const distance = Math.hypot(x, y);
  if (distance > radius * generous || distance < (radius * hole) / generous) return null;
  const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
  const found = ring.findIndex(({ startAngle, endAngle }) => angle >= startAngle && angle < endAngle);
  return found < 0 ? null : found;
}
