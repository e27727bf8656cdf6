import { dashOf, type MeaningHue, markerOf, type Point, toneOf } from '../Chart';
import * as styles from '../Chart/series.css';

interface LineProps {
  series: number;
  hue: MeaningHue | undefined;
  paths: { line: string; area: string };
  marked: readonly Point[];
  hasArea: boolean;
}

const markerRadius = 3.5;

/** One series, with its own dash pattern and marker shape. */
export function Line({ series, hue, paths, marked, hasArea }: LineProps) {
  return (
    <g className={toneOf(series, hue)}>
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
