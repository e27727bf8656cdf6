import type { ReactNode, Ref } from 'react';
import { useLocale } from 'react-aria-components';
import { useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import * as styles from './Plot.css';
import { PointCard } from './PointCard';
import type { Mark } from './Swatch';
import type { Area, Box, Point } from './types';
import type { ChartData } from './useChartData';
import { usePlotCursor } from './usePlotCursor';
import { type Cursor, nearest, type Orientation } from './walk';

interface PlotProps {
  data: ChartData;
  mark: Mark;
  box: Box;
  area: Area;
  /** Where each value is drawn, by series and index. */
  points: readonly (readonly Point[])[];
  /** Without `isRtl`, which the plot determines itself. */
  orientation?: Omit<Orientation, 'isRtl'>;
  /** Width in px of the highlight band; omit it to show a line. */
  bandWidth?: number;
  /** Finds the value at a point. Defaults to the nearest. */
  find?: (place: Point) => Cursor | null;
  /** Replaces the default highlight: band or line, and ring. */
  renderCursor?: (cursor: Cursor) => ReactNode;
  /** Replaces the default tooltip; called with `null` when no value is selected. */
  renderCard?: (cursor: Cursor | null) => ReactNode;
  grid?: ReactNode;
  labels?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

function Guide({
  point,
  area,
  bandWidth,
  isDownwards,
}: { point: Point } & Pick<PlotProps, 'area' | 'bandWidth'> & Orientation) {
  if (bandWidth === undefined) return <path d={`M${point.x},${area.top}V${area.bottom}`} className={styles.guide} />;
  const half = bandWidth / 2;
  return isDownwards ? (
    <rect x={0} y={point.y - half} width={area.end} height={bandWidth} className={styles.band} />
  ) : (
    <rect x={point.x - half} y={area.top} width={bandWidth} height={area.bottom - area.top} className={styles.band} />
  );
}

/** The interactive plot: pointer and arrow keys select values one at a time. */
export function Plot({
  data,
  mark,
  box,
  area,
  points,
  orientation = {},
  bandWidth,
  find,
  renderCursor,
  renderCard,
  ref,
  ...parts
}: PlotProps) {
  const words = useStrings(chartStrings);
  const isRtl = useLocale().direction === 'rtl';
  const { series, labels } = data;
  const say = (at: Cursor) => {
    const place = labels.full[at.index] ?? '';
    const value = data.textOf(at.series, at.index);
    return series.length > 1
      ? words.pointOf({ series: series[at.series]?.name ?? '', place, value })
      : words.point({ place, value });
  };
  const { cursor, said, plotProps } = usePlotCursor({
    extent: { series: series.length, count: labels.full.length },
    orientation: { ...orientation, isRtl },
    find: find ?? ((place) => nearest(points, place, orientation)),
    say,
    onOpen: data.open && ((at) => data.open?.onOpen(at.index, at.series)),
  });
  const point = cursor && points[cursor.series]?.[cursor.index];
  return (
    <div
      ref={ref}
      role="application"
      aria-roledescription={words.chart}
      aria-label={`${data.summary} ${words.hint} ${data.open?.hint ?? ''}`}
      className={styles.plot}
      data-opens={(cursor && data.open && true) || undefined}
      {...plotProps}
    >
      <svg className={styles.drawing} aria-hidden>
        {parts.grid}
        {point && !renderCursor && <Guide point={point} area={area} bandWidth={bandWidth} {...orientation} />}
        {parts.children}
        {point && (renderCursor?.(cursor) ?? <circle cx={point.x} cy={point.y} r={4} className={styles.ring} />)}
      </svg>
      <div aria-hidden>{parts.labels}</div>
      {renderCard?.(cursor)}
      {point && !renderCard && (
        <PointCard
          data={data}
          mark={mark}
          cursor={cursor}
          point={point}
          box={box}
          isStackedUp={orientation.isStackedUp ?? false}
        />
      )}
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
}
