import { scaleLinear } from 'd3-scale';
import {
  areaOf,
  type Box,
  type ChartData,
  fillOf,
  fillOfHue,
  GridLines,
  gapOf,
  Plot,
  tickCount,
  valueAxis,
  widest,
} from '../Chart';
import { BarLabels, valuesOf } from './BarLabels';
import { alongOf, barLayout, barsOf } from './bars';

interface BarPlotProps {
  box: Box;
  data: ChartData;
  isHorizontal: boolean;
  hasValues: boolean;
}

/** In em. */
const thickest = { upright: 2.6, lying: 1.7 };
const tickRoom = 3;

function axisOf(box: Box, { values, axisFigure }: ChartData, isHorizontal: boolean) {
  const { em } = box;
  // A first set of ticks gives the text width, and so how many fit.
  const texts = valueAxis(values, 4).ticks.map(axisFigure);
  const count = isHorizontal
    ? tickCount(box.width * 0.6, widest(texts, em) + 2 * em)
    : tickCount(box.height, em * tickRoom);
  return valueAxis(values, count);
}

export function BarPlot({ box, data, isHorizontal, hasValues }: BarPlotProps) {
  const { labels, series, hues, axisFigure } = data;
  const { em } = box;
  const axis = axisOf(box, data, isHorizontal);
  const texts = axis.ticks.map(axisFigure);
  const valueRoom = hasValues ? widest(valuesOf(data), em) + gapOf(em) : 0;
  const whole = areaOf(box, {
    beside: isHorizontal ? labels.full : texts,
    linesBelow: isHorizontal || labels.times ? 1 : 2,
    lastBelow: isHorizontal ? texts.at(-1) : undefined,
  });
  const area = { ...whole, end: whole.end - valueRoom };
  const valueAt = scaleLinear(axis.domain, isHorizontal ? [area.start, area.end] : [area.bottom, area.top]);
  const layout = barLayout({
    range: alongOf(area, isHorizontal),
    count: labels.full.length,
    series: series.length,
    thickest: em * (isHorizontal ? thickest.lying : thickest.upright),
  });
  const fillAt = (at: number, index: number) => {
    const hue = hues?.[index];
    return hue === undefined ? fillOf(data.id, at) : fillOfHue(hue);
  };
  const { bars, points } = barsOf({ series, layout, valueAt, isHorizontal });
  return (
    <Plot
      data={data}
      mark="area"
      box={box}
      area={area}
      points={points}
      orientation={{ isDownwards: isHorizontal }}
      bandWidth={Math.min(layout.step, layout.thickness * series.length + gapOf(em))}
      grid={<GridLines at={axis.ticks.map(valueAt)} area={area} isUpright={isHorizontal} />}
      labels={
        <BarLabels data={data} axis={axis} valueAt={valueAt} {...{ area, em, layout, isHorizontal, valueRoom }} />
      }
    >
      {bars.map(({ series: at, index, path }) => (
        <path key={`${at} ${index}`} d={path} {...fillAt(at, index)} />
      ))}
      <GridLines at={[]} zero={valueAt(0)} area={area} isUpright={isHorizontal} />
    </Plot>
  );
}
