import { scaleLinear } from 'd3-scale';
import { areaOf, type Box, type ChartData, GridLines, Plot, tickCount, valueAxis } from '../Chart';
import { Line } from './Line';
import { LineLabels } from './LineLabels';
import { markedOf, pathsOf, placesOf, pointsOf } from './lines';
import { type Threshold, ThresholdLine, ThresholdName } from './ThresholdLine';

interface LinePlotProps {
  box: Box;
  data: ChartData;
  hasArea: boolean;
  from: 'zero' | 'data';
  threshold?: Threshold;
}

/** In em: distance between value ticks, between markers, and before the first marker. */
const tickRoom = 3;
const markerRoom = 1.6;
const inset = 0.75;

export function LinePlot({ box, data, hasArea, from, threshold }: LinePlotProps) {
  const { labels, series, axisFigure } = data;
  const { em } = box;
  const axis = valueAxis(data.values, tickCount(box.height, em * tickRoom), from);
  const beside = axis.ticks.map(axisFigure);
  const area = areaOf(box, { beside, linesBelow: labels.times ? 1 : 2, lastBelow: labels.short.at(-1) });
  const yOf = scaleLinear(axis.domain, [area.bottom, area.top]);
  const ground = yOf(Math.max(0, axis.domain[0]));
  // Insets the first marker from the axis figures.
  const { places, placeOf } = placesOf(labels.full.length, labels.times?.instants ?? null, {
    ...area,
    start: area.start + em * inset,
  });
  const points = series.map(({ values }) => pointsOf(values, places, yOf, ground));
  const mark = threshold && places[threshold.at];
  // What the others are compared with lies behind them.
  const isBehind = (at: number) => series[at]?.hue === 'neutral';
  const inDepth = series.map((_, at) => at).toSorted((one, other) => Number(isBehind(other)) - Number(isBehind(one)));
  const room = (area.end - area.start) / Math.max(1, places.length - 1);
  return (
    <Plot
      data={data}
      mark="line"
      box={box}
      area={area}
      points={points}
      grid={<GridLines at={axis.ticks.map(yOf)} zero={axis.domain[0] <= 0 ? ground : undefined} area={area} />}
      labels={
        <>
          <LineLabels {...{ data, axis, area, em, places, placeOf }} valueAt={yOf} />
          {mark !== undefined && threshold && <ThresholdName x={mark} area={area} em={em} name={threshold.name} />}
        </>
      }
    >
      {mark !== undefined && <ThresholdLine x={mark} area={area} />}
      {inDepth.map((at) => {
        const { values = [], hue } = series[at] ?? {};
        const line = points[at] ?? [];
        return (
          <Line
            key={at}
            series={at}
            hue={hue}
            paths={pathsOf(values, line, ground)}
            marked={markedOf(values, room, em * markerRoom).flatMap((index) => line[index] ?? [])}
            hasArea={hasArea}
          />
        );
      })}
    </Plot>
  );
}
