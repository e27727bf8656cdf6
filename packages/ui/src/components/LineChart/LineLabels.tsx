import { type Area, BottomLabels, type ChartData, StartLabels, type valueAxis, widest } from '../Chart';
import { placeMarks } from './placeMarks';

interface LineLabelsProps {
  data: ChartData;
  axis: ReturnType<typeof valueAxis>;
  /** The place of a value, in px. */
  valueAt: (value: number) => number;
  area: Area;
  em: number;
  /** Places along the chart, in px. */
  places: readonly number[];
  /** The place of an instant. */
  placeOf: (instant: number) => number;
}

/** The figures beside lines and areas, and the times or names under them. */
export function LineLabels({ data, axis, valueAt, area, em, places, placeOf }: LineLabelsProps) {
  const { labels, axisFigure } = data;
  const below = placeMarks({ labels, places, placeOf, area, em });
  const texts = below.map(({ text }) => text);
  const step = (area.end - area.start) / Math.max(1, below.length);
  return (
    <>
      <StartLabels
        marks={axis.ticks.map((tick) => ({ at: valueAt(tick), text: axisFigure(tick) }))}
        area={area}
        em={em}
        kind="figure"
      />
      <BottomLabels
        marks={below}
        area={area}
        em={em}
        kind={labels.times ? 'tick' : 'name'}
        room={labels.times ? widest(texts, em) : step - em / 2}
      />
    </>
  );
}
