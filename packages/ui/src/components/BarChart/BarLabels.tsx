import {
  type Area,
  type AxisMark,
  BottomLabels,
  type ChartData,
  EndLabels,
  everyNth,
  StartLabels,
  type valueAxis,
  widest,
} from '../Chart';
import type { BarLayout } from './bars';

interface BarLabelsProps {
  data: ChartData;
  axis: ReturnType<typeof valueAxis>;
  valueAt: (value: number) => number;
  area: Area;
  em: number;
  layout: BarLayout;
  isHorizontal: boolean;
  /** Width of the values beside horizontal bars, in px; 0 for none. @default 0 */
  valueRoom?: number;
}

export const valuesOf = ({ labels, textOf }: ChartData): string[] => labels.full.map((_, index) => textOf(0, index));

/** The narrowest readable name, in em. */
const nameRoom = 4.5;

/** Category names, thinned out to stay readable, and axis figures. */
export function BarLabels({ data, axis, valueAt, area, em, layout, isHorizontal, valueRoom = 0 }: BarLabelsProps) {
  const { labels, axisFigure } = data;
  const figures: AxisMark[] = axis.ticks.map((tick) => ({ at: valueAt(tick), text: axisFigure(tick) }));
  if (isHorizontal) {
    const names = layout.centers.map((at, index) => ({ at, text: labels.full[index] ?? '' }));
    const values = valuesOf(data).map((text, index) => ({ at: layout.centers[index] ?? 0, text }));
    return (
      <>
        {valueRoom > 0 && <EndLabels marks={values} room={valueRoom} />}
        <StartLabels marks={names} area={area} em={em} kind="name" />
        <BottomLabels marks={figures} area={area} em={em} kind="tick" room={widest(axis.ticks.map(axisFigure), em)} />
      </>
    );
  }
  const isTime = labels.times !== null;
  const needed = isTime ? widest(labels.short, em) + em / 2 : em * nameRoom;
  const every = everyNth(layout.step, needed);
  const names = layout.centers.flatMap((at, index) =>
    index % every === 0 ? [{ at, text: labels.short[index] ?? '' }] : [],
  );
  return (
    <>
      <StartLabels marks={figures} area={area} em={em} kind="figure" />
      <BottomLabels
        marks={names}
        area={area}
        em={em}
        kind={isTime ? 'tick' : 'name'}
        room={isTime ? widest(labels.short, em) : layout.step * every - em / 4}
      />
    </>
  );
}
