import { type Area, type AxisMark, type ChartData, everyNth, tickCount, timeTicks, widest } from '../Chart';

interface PlaceMarksOptions {
  labels: ChartData['labels'];
  /** Places along the chart, in px. */
  places: readonly number[];
  /** The place of an instant. */
  placeOf: (instant: number) => number;
  area: Area;
  em: number;
}

/** About how wide the name of a tick of time is, with the space after it, as a share of the text size. */
const timeRoom = 6;
/** The least that a name can be read in. */
const nameRoom = 4.5;

/** What is written under a line: round moments for time, and as many names as can be read. */
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
