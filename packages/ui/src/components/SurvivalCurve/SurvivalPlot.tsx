import { scaleLinear } from 'd3-scale';
import { area as areaPath, curveStepAfter, line as linePath } from 'd3-shape';
import { useFigure } from '../../locale';
import {
  areaOf,
  BottomLabels,
  type Box,
  type ChartData,
  dashOf,
  GridLines,
  Plot,
  StartLabels,
  seriesClass,
  tickCount,
  valueAxis,
  widest,
} from '../Chart';
import * as seriesStyles from '../Chart/series.css';
import * as styles from './SurvivalCurve.css';
import { drawnSteps, estimateAt, medianOf, type SurvivalGroup, type SurvivalStep } from './survival';

interface SurvivalPlotProps {
  box: Box;
  data: ChartData;
  groups: readonly SurvivalGroup[];
  until: number;
  /** Formats a time below the plot. */
  tickOf: (at: number) => string;
}

/** In em. */
const tickRoom = 3;
const timeRoom = 5;

const shares = [0, 0.25, 0.5, 0.75, 1];

export function SurvivalPlot({ box, data, groups, until, tickOf }: SurvivalPlotProps) {
  const { em } = box;
  const figure = useFigure();
  const levels = box.height < em * tickRoom * shares.length ? [0, 0.5, 1] : shares;
  const beside = levels.map(data.figure);
  const area = areaOf(box, { beside, linesBelow: 1, lastBelow: tickOf(until) });
  const xOf = scaleLinear([0, until], [area.start, area.end]);
  const yOf = scaleLinear([0, 1], [area.bottom, area.top]);
  const ticks = valueAxis([0, until], tickCount(area.end - area.start, em * timeRoom)).ticks;
  const times = ticks.filter((at) => at <= until);
  // The unit stands once.
  const below = times.map((at, index) => ({ at: xOf(at), text: index === times.length - 1 ? tickOf(at) : figure(at) }));
  const room = widest(
    below.map(({ text }) => text),
    em,
  );
  const line = linePath<SurvivalStep>(
    ({ at }) => xOf(at),
    ({ share }) => yOf(share),
  ).curve(curveStepAfter);
  const band = areaPath<SurvivalStep>(
    ({ at }) => xOf(at),
    ({ low }) => yOf(low),
    ({ high }) => yOf(high),
  ).curve(curveStepAfter);
  return (
    <Plot
      data={data}
      mark="line"
      box={box}
      area={area}
      points={groups.map((group) =>
        data.labels.full.map((_, at) => ({ x: xOf(at), y: yOf(estimateAt(group, at).share) })),
      )}
      grid={<GridLines at={levels.map(yOf)} zero={yOf(0)} area={area} />}
      labels={
        <>
          <StartLabels
            marks={levels.map((level) => ({ at: yOf(level), text: data.figure(level) }))}
            area={area}
            em={em}
            kind="figure"
          />
          <BottomLabels marks={below} area={area} em={em} kind="tick" room={room} />
        </>
      }
    >
      {groups.map((group, at) => {
        const steps = drawnSteps(group, until);
        const median = medianOf(group);
        return (
          <g key={at} className={seriesClass(at)}>
            <path d={band(steps) ?? ''} className={seriesStyles.shade} />
            <path d={line(steps) ?? ''} className={seriesStyles.line} strokeDasharray={dashOf(at)} />
            {median !== null && median <= until && (
              <path d={`M${area.start},${yOf(0.5)}H${xOf(median)}V${area.bottom}`} className={styles.median} />
            )}
          </g>
        );
      })}
    </Plot>
  );
}
