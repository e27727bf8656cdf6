import { scaleLinear } from 'd3-scale';
import { BarLabels } from '../BarChart/BarLabels';
import { barLayout } from '../BarChart/bars';
import { areaOf, type Box, type ChartData, fillOf, GridLines, Plot, tickCount, valueAxis } from '../Chart';
import { LineLabels } from '../LineChart/LineLabels';
import { placesOf } from '../LineChart/lines';
import { layersOf, totalsOf } from './layers';
import { areaLayer, barLayer } from './piles';

interface StackPlotProps {
  box: Box;
  data: ChartData;
  shape: 'bars' | 'areas';
  isShare: boolean;
}

/** In em. */
const thickest = 3.4;
const tickRoom = 3;

const wholeAxis = { domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1] } as const;

export function StackPlot({ box, data, shape, isShare }: StackPlotProps) {
  const { labels, series, axisFigure } = data;
  const { em } = box;
  const isBars = shape === 'bars';
  const count = labels.full.length;
  const axis = isShare ? wholeAxis : valueAxis(totalsOf(series, count), tickCount(box.height, em * tickRoom));
  const area = areaOf(box, {
    beside: axis.ticks.map(axisFigure),
    linesBelow: labels.times ? 1 : 2,
    lastBelow: isBars ? undefined : labels.short.at(-1),
  });
  const yOf = scaleLinear(axis.domain, [area.bottom, area.top]);
  const layout = barLayout({ range: [area.start, area.end], count, series: 1, thickest: em * thickest });
  const line = placesOf(count, labels.times?.instants ?? null, { ...area, start: area.start + em / 2 });
  const places = isBars ? layout.centers : line.places;
  const layers = layersOf(series, count, isShare);
  const around = { data, axis, area, em, valueAt: yOf };
  return (
    <Plot
      data={data}
      mark="area"
      box={box}
      area={area}
      points={layers.map((parts) =>
        parts.map(({ from, to }, index) => ({ x: places[index] ?? area.start, y: yOf((from + to) / 2) })),
      )}
      orientation={{ isStackedUp: true }}
      bandWidth={isBars ? Math.min(layout.step, layout.thickness + em) : undefined}
      grid={<GridLines at={axis.ticks.map(yOf)} area={area} />}
      labels={
        isBars ? (
          <BarLabels {...around} layout={layout} isHorizontal={false} />
        ) : (
          <LineLabels {...around} places={places} placeOf={line.placeOf} />
        )
      }
    >
      {layers.map((parts, at) => (
        <path
          key={at}
          d={isBars ? barLayer(parts, places, layout.thickness, yOf) : areaLayer(parts, places, yOf)}
          {...fillOf(data.id, at)}
        />
      ))}
      <GridLines at={[]} zero={yOf(0)} area={area} />
    </Plot>
  );
}
