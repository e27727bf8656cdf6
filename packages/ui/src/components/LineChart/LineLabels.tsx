import { type Area, BottomLabels, type ChartData, StartLabels, type valueAxis, widest } from '../Chart';
import { placeMarks } from './placeMarks';

interface LineLabelsProps {
  data: ChartData;
  axis: ReturnType<typeof valueAxis>;
  valueAt: (value: number) => number;
  area: Area;
  em: number;
  places: readonly number[];
  placeOf: (instant: number) => number;
}

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
