import { hatches, hatchTile, looks } from './marks';
import * as styles from './series.css';

const patternId = (chart: string, series: number) => `${chart}-hatch-${series % looks}`;

/** Fills an area with a hue that has a meaning. */
export const fillOfHue = (hue: styles.MeaningHue): { className: string } => ({
  className: `${styles.hues[hue]} ${styles.filled}`,
});

export const seriesClass = (series: number): string => styles.series[series % looks] ?? '';

/** The color of a series: its own, or that of its meaning. */
export const toneOf = (series: number, hue: styles.MeaningHue | undefined): string =>
  hue === undefined ? seriesClass(series) : styles.hues[hue];

/** Fills an area with its series color and, from the second series on, a hatching. */
export function fillOf(chart: string, series: number): { className: string; fill?: string } {
  const tone = seriesClass(series);
  if (series % looks === 0) return { className: `${tone} ${styles.filled}` };
  return { className: `${tone} ${styles.hatched}`, fill: `url(#${patternId(chart, series)})` };
}

/** The hatchings used by the chart, its legend and its tooltip. It takes no space. */
export function Patterns({ chart, count }: { chart: string; count: number }) {
  return (
    <svg width="0" height="0" aria-hidden className={styles.defs}>
      <defs>
        {hatches.slice(1, count).map((path, at) => (
          <pattern
            key={path}
            id={patternId(chart, at + 1)}
            className={seriesClass(at + 1)}
            width={hatchTile}
            height={hatchTile}
            patternUnits="userSpaceOnUse"
          >
            <rect width={hatchTile} height={hatchTile} className={styles.ground} />
            <path d={path} className={styles.hatch} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
