import {
  areaOf,
  BottomLabels,
  type Box,
  type ChartData,
  everyNth,
  Plot,
  PlotCard,
  StartLabels,
  textWidth,
  widest,
} from '../Chart';
import { CellFigures } from './CellFigures';
import { cellPath, cellsOf, centersOf } from './cells';
import * as styles from './HeatMap.css';
import { type Step, stepOf, steps } from './steps';

interface HeatPlotProps {
  box: Box;
  data: ChartData;
  /** The largest value, or 0: the deepest color. */
  most: number;
  hasValues: boolean;
}

/** Between the names of columns, and the room that a long one gets, in em. */
const apart = 0.75;
const longest = 6;

/** One cell per value, colored by its amount. A value that was not measured has none. */
export function HeatPlot({ box, data, most, hasValues }: HeatPlotProps) {
  const { labels, series } = data;
  const { em } = box;
  const names = series.map(({ name }) => name);
  const area = areaOf(box, { beside: names, linesBelow: 1 });
  const cells = cellsOf(area, labels.full.length, series.length);
  const points = centersOf(cells);
  const measured = series.flatMap(({ values }, row) =>
    values.flatMap((value, index) => {
      const at = points[row]?.[index];
      return value === null || at === undefined
        ? []
        : [{ at, step: stepOf(value, most), text: data.textOf(row, index) }];
    }),
  );
  const pathOf = (step: Step) =>
    measured
      .filter((cell) => cell.step === step)
      .map(({ at }) => cellPath(at, cells))
      .join('');
  const hasRoom = measured.every(({ text }) => textWidth(text, em) <= cells.width);
  const step = (area.end - area.start) / Math.max(1, labels.short.length);
  const needed = Math.min(widest(labels.short, em), em * longest) + em * apart;
  const every = everyNth(step, needed);
  const below = labels.short.flatMap((text, index) =>
    index % every === 0 ? [{ at: cells.columns[index] ?? area.start, text }] : [],
  );
  return (
    <Plot
      data={data}
      mark="area"
      box={box}
      area={area}
      points={points}
      renderCursor={({ series: row, index }) => (
        <path d={cellPath(points[row]?.[index] ?? { x: 0, y: 0 }, cells)} className={styles.current} />
      )}
      renderCard={(cursor) => {
        const point = cursor && points[cursor.series]?.[cursor.index];
        return (
          point && (
            <PlotCard point={point} box={box} title={`${names[cursor.series]}, ${labels.full[cursor.index]}`}>
              {data.textOf(cursor.series, cursor.index)}
            </PlotCard>
          )
        );
      }}
      labels={
        <>
          <StartLabels
            marks={names.map((text, row) => ({ at: cells.rows[row] ?? area.top, text }))}
            area={area}
            em={em}
            kind="line"
          />
          <BottomLabels
            marks={below}
            area={area}
            em={em}
            kind="line"
            room={Math.max(needed, step * every - em * apart)}
          />
          {hasValues && hasRoom && <CellFigures cells={measured} width={cells.width} height={cells.height} />}
        </>
      }
    >
      {steps.map((step) => (
        <path key={step} d={pathOf(step)} className={styles.step[step]} />
      ))}
    </Plot>
  );
}
