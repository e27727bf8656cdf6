import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './Plot.css';
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

/** Between a value and its tooltip, in px. */
const distance = 12;

/** Places the tooltip towards the middle of the plot, so it never overflows sideways. */
function placement({ x, y }: Point, { width, height }: Box) {
  const isFirstHalf = x <= width / 2;
  const room = (isFirstHalf ? width - x : x) - distance;
  return {
    ...(isFirstHalf ? { insetInlineStart: x + distance } : { insetInlineEnd: width - x + distance }),
    ...(y <= height / 2 ? { insetBlockStart: Math.max(0, y - distance) } : { insetBlockEnd: height - y - distance }),
    ...assignInlineVars({ [styles.room]: `${room}px` }),
  };
}

/** Tooltip with the values at one position. Screen readers use the plot's announcement instead. */
export function PointCard({ data, mark, cursor, point, box, isStackedUp }: PointCardProps) {
  const rows = data.series.map(({ name }, series) => ({ name, series }));
  const isSingle = rows.length === 1;
  return (
    <div className={styles.card} style={placement(point, box)} data-card aria-hidden>
      <span className={styles.place}>
        <bdi>{data.labels.full[cursor.index]}</bdi>
      </span>
      {(isStackedUp ? rows.toReversed() : rows).map(({ name, series }) => (
        <span key={name} className={styles.row} data-current={(!isSingle && series === cursor.series) || undefined}>
          <Swatch mark={mark} chart={data.id} series={series} />
          <span>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.value}>{data.textOf(series, cursor.index)}</span>
        </span>
      ))}
    </div>
  );
}
