import { scaleBand } from 'd3-scale';
import type { Area, Point } from '../Chart';

/** How bars lie in their plot: along it, and from zero outwards. Lengths in px. */
export interface BarLayout {
  /** Middle of each place. */
  centres: readonly number[];
  /** From one place to the next. */
  step: number;
  /** Where the bar of a series begins, from the middle of its place. */
  offsets: readonly number[];
  thickness: number;
}

interface BarLayoutOptions {
  /** Where the places begin and end. */
  range: readonly [from: number, to: number];
  count: number;
  series: number;
  /** However much room there is, a bar is no thicker than that. */
  thickest: number;
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Places at even distances, the bars of one place beside each other. */
export function barLayout({ range: [from, to], count, series, thickest }: BarLayoutOptions): BarLayout {
  const places = scaleBand(range(count), [from, to]).paddingInner(0.28).paddingOuter(0.14);
  const room = places.bandwidth() / Math.max(1, series);
  const thickness = Math.min(room, thickest);
  return {
    centres: range(count).map((index) => (places(index) ?? from) + places.bandwidth() / 2),
    step: places.step(),
    offsets: range(series).map((at) => (at - series / 2) * thickness),
    thickness,
  };
}

export interface Bar {
  series: number;
  index: number;
  /** Path data. */
  path: string;
}

const corner = 2;

/** A bar from zero to its value, rounded at the end that is the value. */
export function barPath(across: number, thickness: number, zero: number, value: number, isHorizontal: boolean): string {
  const length = value - zero;
  const radius = Math.min(corner, thickness / 2, Math.abs(length));
  const back = Math.sign(length) * radius;
  const far = across + thickness;
  const inner = value - back;
  return isHorizontal
    ? `M${zero},${across}H${inner}Q${value},${across} ${value},${across + radius}V${far - radius}Q${value},${far} ${inner},${far}H${zero}Z`
    : `M${across},${zero}V${inner}Q${across},${value} ${across + radius},${value}H${far - radius}Q${far},${value} ${far},${inner}V${zero}Z`;
}

interface BarsOptions {
  series: readonly { values: readonly (number | null)[] }[];
  layout: BarLayout;
  /** The place of a value, in px. */
  valueAt: (value: number) => number;
  isHorizontal: boolean;
}

/** The bars, and where each value is looked at: at the end of its bar, or at zero where nothing was measured. */
export function barsOf({ series, layout, valueAt, isHorizontal }: BarsOptions): { bars: Bar[]; points: Point[][] } {
  const { centres, offsets, thickness } = layout;
  const zero = valueAt(0);
  const bars: Bar[] = [];
  const points = series.map(({ values }, at) =>
    centres.map((centre, index) => {
      const value = values[index] ?? null;
      const across = centre + (offsets[at] ?? 0);
      const end = value === null ? zero : valueAt(value);
      if (value !== null && value !== 0) {
        bars.push({ series: at, index, path: barPath(across, thickness, zero, end, isHorizontal) });
      }
      const middle = across + thickness / 2;
      return isHorizontal ? { x: end, y: middle } : { x: middle, y: end };
    }),
  );
  return { bars, points };
}

/** The ends of the plot that bars follow one another between. */
export const alongOf = (area: Area, isHorizontal: boolean): readonly [number, number] =>
  isHorizontal ? [area.top, area.bottom] : [area.start, area.end];
