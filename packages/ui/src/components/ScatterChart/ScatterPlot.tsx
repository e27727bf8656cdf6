import { areaOf, type Box, type ChartData, GridLines, Plot, PlotCard, tickCount, widest } from '../Chart';
import { Dots } from './Dots';
import { RegionNames, Regions } from './Regions';
import type { ScatterAxis } from './ScatterChart';
import { ScatterLabels } from './ScatterLabels';
import { axisOf, scaleOf } from './scales';
import { nearestDot, type ScatterPoint, type ScatterRegion } from './scatter';

interface Measured extends ScatterAxis {
  figure: (value: number) => string;
}

interface ScatterPlotProps {
  box: Box;
  data: ChartData;
  points: readonly ScatterPoint[];
  regions: readonly ScatterRegion[];
  x: Measured;
  y: Measured;
}

/** In em. */
const tickRoom = 3;
/** Keeps dots off the figures of the axis. */
const inset = 1;
/** Of the pointer, in px. */
const reach = 24;

const textsOf = (ticks: readonly number[], { ticks: given, figure }: Measured) =>
  given?.map(({ text }) => text) ?? ticks.map(figure);

export function ScatterPlot({ box, data, points, regions, x, y }: ScatterPlotProps) {
  const { em } = box;
  const up = axisOf({ name: 'y', points, regions, count: tickCount(box.height, em * tickRoom), given: y.ticks });
  const upTexts = textsOf(up.ticks, y);
  const rough = axisOf({ name: 'x', points, regions, count: 4 }).ticks.map(x.figure);
  const count = tickCount(box.width * 0.7, widest(rough, em) + 2 * em);
  const along = axisOf({ name: 'x', points, regions, count, given: x.ticks });
  const alongTexts = textsOf(along.ticks, x);
  const whole = areaOf(box, { beside: upTexts, linesBelow: 2, lastBelow: alongTexts.at(-1) });
  // The label of the vertical axis stands above the plot.
  const area = { ...whole, top: whole.top + em * 1.6 };
  const xOf = scaleOf(x, along.domain, [area.start + em * inset, area.end]);
  const yOf = scaleOf(y, up.domain, [area.bottom, area.top]);
  const ground = { regions, xOf, yOf, area };
  const places = points.map((point) => ({ x: xOf(point.x), y: yOf(point.y) }));
  return (
    <Plot
      data={data}
      mark="line"
      box={box}
      area={area}
      points={[places]}
      find={(place) => {
        const index = nearestDot(places, place, reach);
        return index === null ? null : { series: 0, index };
      }}
      renderCard={(cursor) => {
        const place = cursor && places[cursor.index];
        return (
          place && (
            <PlotCard point={place} box={box} title={points[cursor.index]?.name ?? ''}>
              {data.textOf(0, cursor.index)}
            </PlotCard>
          )
        );
      }}
      grid={
        <>
          <Regions {...ground} />
          <GridLines at={up.ticks.map((tick) => yOf(tick))} zero={yOf(up.domain[0])} area={area} />
        </>
      }
      labels={
        <>
          <RegionNames {...ground} />
          <ScatterLabels
            x={{
              label: x.label,
              marks: along.ticks.map((tick, at) => ({ at: xOf(tick), text: alongTexts[at] ?? '' })),
            }}
            y={{ label: y.label, marks: up.ticks.map((tick, at) => ({ at: yOf(tick), text: upTexts[at] ?? '' })) }}
            area={area}
            em={em}
          />
        </>
      }
    >
      <Dots points={points} places={places} regions={regions} />
    </Plot>
  );
}
