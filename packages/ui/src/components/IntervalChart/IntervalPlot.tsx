import { scaleLinear } from 'd3-scale';
import {
  areaOf,
  BottomLabels,
  type Box,
  type ChartData,
  GridLines,
  markerOf,
  Plot,
  StartLabels,
  seriesClass,
  tickCount,
  valueAxis,
  widest,
} from '../Chart';
import * as seriesStyles from '../Chart/series.css';
import { Curve } from './Curve';
import { type Estimate, standingOf } from './estimates';
import * as styles from './IntervalChart.css';

interface IntervalPlotProps {
  box: Box;
  data: ChartData;
  estimates: readonly Estimate[];
  reference: { name: string; value: number } | undefined;
}

const markerRadius = 4;
/** Half of the strokes at both ends, in px. */
const cap = 4;

export function IntervalPlot({ box, data, estimates, reference }: IntervalPlotProps) {
  const { em } = box;
  const values = [
    ...estimates.flatMap(({ low, high, density = [] }) => [low, high, ...density.map(({ at }) => at)]),
    ...(reference ? [reference.value] : []),
  ];
  // A first set of ticks gives the text width, and so how many fit.
  const room = widest(valueAxis(values, 4, 'data').ticks.map(data.axisFigure), em);
  const axis = valueAxis(values, tickCount(box.width * 0.6, room + 2 * em), 'data');
  const texts = axis.ticks.map(data.axisFigure);
  const area = areaOf(box, { beside: estimates.map(({ name }) => name), linesBelow: 1, lastBelow: texts.at(-1) });
  const xOf = scaleLinear(axis.domain, [area.start, area.end]);
  const step = (area.bottom - area.top) / Math.max(1, estimates.length);
  const tallest = Math.max(0, ...estimates.flatMap(({ density = [] }) => density.map(({ value }) => value)));
  // With curves, intervals lie at the foot of their rows.
  const centers = estimates.map((_, index) => area.top + step * (index + (tallest > 0 ? 0.8 : 0.5)));
  return (
    <Plot
      data={data}
      mark="line"
      box={box}
      area={area}
      points={[estimates.map(({ value }, index) => ({ x: xOf(value), y: centers[index] ?? 0 }))]}
      orientation={{ isDownwards: true }}
      bandWidth={tallest > 0 ? step * 0.4 : step}
      grid={<GridLines at={axis.ticks.map((tick) => xOf(tick))} area={area} isUpright />}
      labels={
        <>
          <StartLabels
            marks={estimates.map(({ name }, index) => ({ at: centers[index] ?? 0, text: name }))}
            area={area}
            em={em}
            kind="name"
          />
          <BottomLabels
            marks={axis.ticks.map((tick, index) => ({ at: xOf(tick), text: texts[index] ?? '' }))}
            area={area}
            em={em}
            kind="tick"
            room={room}
          />
        </>
      }
    >
      {reference && <path d={`M${xOf(reference.value)},${area.top}V${area.bottom}`} className={styles.reference} />}
      <g className={seriesClass(0)}>
        {estimates.map((estimate, index) => {
          const y = centers[index] ?? 0;
          const [low, high] = [xOf(estimate.low), xOf(estimate.high)];
          return (
            <g
              key={index}
              className={styles.estimate}
              data-undecided={(reference && standingOf(estimate, reference.value) === 'undecided') || undefined}
            >
              {estimate.density && (
                <Curve density={estimate.density} {...{ xOf, foot: y - 2 * cap, tallest, height: step * 0.6 }} />
              )}
              <path
                d={`M${low},${y - cap}v${2 * cap}M${low},${y}H${high}M${high},${y - cap}v${2 * cap}`}
                className={styles.interval}
              />
              <path
                d={markerOf(0, markerRadius)}
                transform={`translate(${xOf(estimate.value)} ${y})`}
                className={seriesStyles.marker}
              />
            </g>
          );
        })}
      </g>
    </Plot>
  );
}
