import { arc, type PieArcDatum, pie } from 'd3-shape';
import type { Point } from '../Chart';

export interface Slice {
  name: string;
  /** Slices of zero or less are not drawn. */
  value: number;
}

/** The angles of more slices are hard to tell apart. */
const most = 6;

/** Returns the drawn slices, largest first. Beyond six, all after the fifth are combined into one. */
export function drawnSlices(slices: readonly Slice[], other: string): Slice[] {
  const sorted = slices
    .filter(({ value }) => value > 0 && Number.isFinite(value))
    .toSorted((one, next) => next.value - one.value);
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, most - 1), { name: other, value: rest }];
}

export interface Ring {
  path: string;
  /** Relative to (0, 0). */
  middle: Point;
  startAngle: number;
  endAngle: number;
}

/** The hole's radius, as a share of the ring's. */
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

/** Extends the hit area by 15% inside and outside the ring, for touch. */
const generous = 1.15;

/** Returns the slice at a point relative to the center; `null` in the hole and outside. */
export function sliceAt(ring: readonly Ring[], { x, y }: Point, radius: number): number | null {
  const distance = Math.hypot(x, y);
  if (distance > radius * generous || distance < (radius * hole) / generous) return null;
  const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
  const found = ring.findIndex(({ startAngle, endAngle }) => angle >= startAngle && angle < endAngle);
  return found < 0 ? null : found;
}
