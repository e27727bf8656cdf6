import { type Area, type AxisMark, type ChartData, everyNth, tickCount, timeTicks, widest } from '../Chart';

interface PlaceMarksOptions {
  labels: ChartData['labels'];
  places: readonly number[];
  placeOf: (instant: number) => number;
  area: Area;
  em: number;
}

/** Estimated width of a time label and its gap, in em. */
const timeRoom = 6;
/** Minimum readable width of a name, in em. */
const nameRoom = 4.5;

/** Labels below a line: round times, or as many names as stay readable. */
export function placeMarks({ labels, places, placeOf, area, em }: PlaceMarksOptions): AxisMark[] {
  const width = area.end - area.start;
  if (labels.times) {
    const { at, grain } = timeTicks(labels.times, tickCount(width, em * timeRoom));
    const marks = at.map((instant) => ({ at: placeOf(instant), text: labels.tick(instant, grain) }));
    const step = marks.length > 1 ? ((marks.at(-1)?.at ?? 0) - (marks[0]?.at ?? 0)) / (marks.length - 1) : width;
    const needed = widest(
      marks.map(({ text }) => text),
      em,
    );
    const every = everyNth(step, needed + em / 2);
    return marks.filter((_, index) => index % every === 0);
  }
  const every = everyNth(width / Math.max(1, places.length), em * nameRoom);
  return places.flatMap((place, index) =>
    index % every === 0 ? [{ at: place, text: labels.short[index] ?? '' }] : [],
  );
}
