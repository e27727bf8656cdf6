import { dashOf, markerOf, type Point, seriesClass } from '../Chart';
import * as styles from '../Chart/series.css';

interface LineProps {
  series: number;
  /** Path data. */
  paths: { line: string; area: string };
  /** Where its markers stand. */
  marked: readonly Point[];
  hasArea: boolean;
}

const markerRadius = 3.5;

/** One series: its line in a dash of its own, its points in a shape of their own. */
export function Line({ series, paths, marked, hasArea }: LineProps) {
  return (
    <g className={seriesClass(series)}>
      {hasArea && <path d={paths.area} className={styles.shade} />}
      <path d={paths.line} className={styles.line} strokeDasharray={dashOf(series)} />
      {marked.map(({ x, y }, index) => (
        <path
          key={index}
          d={markerOf(series, markerRadius)}
          transform={`translate(${x} ${y})`}
          className={styles.marker}
        />
      ))}
    </g>
  );
}
