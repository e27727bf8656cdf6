import { scaleLinear, scalePoint } from 'd3-scale';
import { area as areaPath, line as linePath } from 'd3-shape';
import type { Area, Point } from '../Chart';

/** Positions along the chart in px: proportional to time, or evenly spaced for names. */
export function placesOf(count: number, instants: readonly number[] | null, { start, end }: Area) {
  if (instants === null) {
    const scale = scalePoint(
      Array.from({ length: count }, (_, index) => index),
      [start, end],
    ).padding(0.5);
    return { places: Array.from({ length: count }, (_, index) => scale(index) ?? start), placeOf: () => start };
  }
  const scale = scaleLinear([instants[0] ?? 0, instants.at(-1) ?? 0], [start, end]);
  return { places: instants.map((instant) => scale(instant)), placeOf: (instant: number) => scale(instant) };
}

type Values = readonly (number | null)[];

/** Points of the values; values not measured lie on the baseline, where they can still be selected. */
export function pointsOf(
  values: Values,
  places: readonly number[],
  yOf: (value: number) => number,
  ground: number,
): Point[] {
  return places.map((x, index) => {
    const value = values[index] ?? null;
    return { x, y: value === null ? ground : yOf(value) };
  });
}

/** Path data of the line and the area below it; both break where nothing was measured. */
export function pathsOf(values: Values, points: readonly Point[], ground: number) {
  const isMeasured = (_: Point, index: number) => (values[index] ?? null) !== null;
  const along = linePath<Point>(
    ({ x }) => x,
    ({ y }) => y,
  ).defined(isMeasured);
  const under = areaPath<Point>(
    ({ x }) => x,
    ground,
    ({ y }) => y,
  ).defined(isMeasured);
  return { line: along(points) ?? '', area: under(points) ?? '' };
}

/**
 * Indexes of the values with a marker: all if there is room. Otherwise the latest, and values between two gaps, which the line does not show.
 *
 * @param room px between two positions.
 */
export function markedOf(values: Values, room: number, needed: number): number[] {
  const has = (index: number) => (values[index] ?? null) !== null;
  const measured = values.flatMap((value, index) => (value === null ? [] : [index]));
  if (room >= needed) return measured;
  return measured.filter((index) => index === measured.at(-1) || (!has(index - 1) && !has(index + 1)));
}
