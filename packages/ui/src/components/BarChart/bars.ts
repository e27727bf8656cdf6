import { scaleBand } from 'd3-scale';
import type { Area, Point } from '../Chart';

/** Lengths in px. */
export interface BarLayout {
  centers: readonly number[];
  /** Distance between the centers of adjacent categories. */
  step: number;
  /** Start of each series' bar, relative to the middle of its category. */
  offsets: readonly number[];
  thickness: number;
}

interface BarLayoutOptions {
  /** Start and end of the plot, along the categories. */
  range: readonly [from: number, to: number];
  count: number;
  series: number;
  thickest: number;
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

export function barLayout({ range: [from, to], count, series, thickest }: BarLayoutOptions): BarLayout {
  const places = scaleBand(range(count), [from, to]).paddingInner(0.28).paddingOuter(0.14);
  const room = places.bandwidth() / Math.max(1, series);
  const thickness = Math.min(room, thickest);
  return {
    centers: range(count).map((index) => (places(index) ?? from) + places.bandwidth() / 2),
    step: places.step(),
    offsets: range(series).map((at) => (at - series / 2) * thickness),
    thickness,
  };
}

export interface Bar {
  series: number;
  index: number;
  path: string;
}

const corner = 2;

/** Path of a bar from zero to its value, with rounded corners at the value's end. */
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
  valueAt: (value: number) => number;
  isHorizontal: boolean;
}

/** Returns the bars, and the anchor of each value: the end of its bar, or zero where nothing was measured. */
export function barsOf({ series, layout, valueAt, isHorizontal }: BarsOptions): { bars: Bar[]; points: Point[][] } {
  const { centers, offsets, thickness } = layout;
  const zero = valueAt(0);
  const bars: Bar[] = [];
  const points = series.map(({ values }, at) =>
    centers.map((center, index) => {
      const value = values[index] ?? null;
      const across = center + (offsets[at] ?? 0);
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

export const alongOf = (area: Area, isHorizontal: boolean): readonly [number, number] =>
  isHorizontal ? [area.top, area.bottom] : [area.start, area.end];
