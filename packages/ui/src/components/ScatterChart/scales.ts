import { scaleLinear, scaleSqrt } from 'd3-scale';
import { type Area, valueAxis } from '../Chart';
import type { ValueAxis } from '../Chart/valueAxis';
import type { ScatterAxis } from './ScatterChart';
import type { ScatterPoint, ScatterRegion } from './scatter';

type AxisName = 'x' | 'y';

/** All values that an axis has to show: those of the points, and the ends of the regions that are not infinite. */
const valuesOf = (name: AxisName, points: readonly ScatterPoint[], regions: readonly ScatterRegion[]) => [
  ...points.map((point) => point[name]),
  ...regions.flatMap((region) => region[name].filter(Number.isFinite)),
];

interface AxisOptions {
  name: AxisName;
  points: readonly ScatterPoint[];
  regions: readonly ScatterRegion[];
  /** How many ticks fit. */
  count: number;
  /** Ticks to use instead of round values. The range then ends with the values. */
  given?: ScatterAxis['ticks'];
}

export function axisOf({ name, points, regions, count, given }: AxisOptions): ValueAxis {
  const values = valuesOf(name, points, regions);
  if (given === undefined) return valueAxis(values, count);
  const ticks = given.map(({ at }) => at);
  return { domain: [Math.min(0, ...values), Math.max(...values, ...ticks)], ticks };
}

/** Maps values to px. */
export function scaleOf(axis: ScatterAxis, domain: readonly [number, number], range: readonly [number, number]) {
  return (axis.scale === 'root' ? scaleSqrt : scaleLinear)().domain(domain).range(range).clamp(true);
}

/** The ground of a region, in px, within the plot. */
export function groundOf(
  region: ScatterRegion,
  xOf: (value: number) => number,
  yOf: (value: number) => number,
  area: Area,
) {
  const ends = (one: number, other: number) => [Math.min(one, other), Math.max(one, other)] as const;
  const [start, end] = ends(
    Number.isFinite(region.x[0]) ? xOf(region.x[0]) : area.start,
    Number.isFinite(region.x[1]) ? xOf(region.x[1]) : area.end,
  );
  const [top, bottom] = ends(
    Number.isFinite(region.y[1]) ? yOf(region.y[1]) : area.top,
    Number.isFinite(region.y[0]) ? yOf(region.y[0]) : area.bottom,
  );
  return { start, end, top, bottom };
}
