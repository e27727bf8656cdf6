import * as styles from './Plot.css';
import { PlotCard } from './PlotCard';
import { type Mark, Swatch } from './Swatch';
import type { Box, Point } from './types';
import type { ChartData } from './useChartData';
import type { Cursor } from './walk';

interface PointCardProps {
  data: ChartData;
  mark: Mark;
  cursor: Cursor;
  point: Point;
  box: Box;
  isStackedUp: boolean;
}

/** The values of all series at one position. */
export function PointCard({ data, mark, cursor, point, box, isStackedUp }: PointCardProps) {
  const rows = data.series.map(({ name, hue }, series) => ({ name, hue, series }));
  const isSingle = rows.length === 1;
  return (
    <PlotCard point={point} box={box} title={data.labels.full[cursor.index] ?? ''}>
      {(isStackedUp ? rows.toReversed() : rows).map(({ name, hue, series }) => (
        <span key={name} className={styles.row} data-current={(!isSingle && series === cursor.series) || undefined}>
          <Swatch mark={mark} chart={data.id} series={series} hue={hue} />
          <span>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.value}>{data.textOf(series, cursor.index)}</span>
        </span>
      ))}
    </PlotCard>
  );
}
