import { line } from 'd3-shape';
import type { Point } from '../Chart';

interface Frame {
  width: number;
  height: number;
  /** Space around the line, for its stroke width and the last point. */
  margin: number;
}

/**
 * A line through evenly spaced values, scaled from lowest to highest.
 *
 * @returns path data with gaps where nothing was measured, and the position of the last value; equal values run through the middle.
 */
export function sparkPath(
  values: readonly (number | null)[],
  { width, height, margin }: Frame,
): { path: string; last: Point | null } {
  const measured = values.filter((value) => value !== null);
  const low = Math.min(...measured);
  const range = Math.max(...measured) - low;
  const step = (width - 2 * margin) / Math.max(1, values.length - 1);
  const pointOf = (value: number, index: number): Point => ({
    x: values.length === 1 ? width / 2 : margin + index * step,
    y: range === 0 ? height / 2 : height - margin - ((value - low) / range) * (height - 2 * margin),
  });
  const points = values.map((value, index) => (value === null ? null : pointOf(value, index)));
  const through = line<Point | null>(
    (point) => point?.x ?? 0,
    (point) => point?.y ?? 0,
  ).defined((point) => point !== null);
  return { path: through(points) ?? '', last: points.findLast((point) => point !== null) ?? null };
}
