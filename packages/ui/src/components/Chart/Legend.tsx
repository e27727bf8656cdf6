import * as styles from './ChartFrame.css';
import { type Mark, Swatch } from './Swatch';
import type { ChartSeries } from './types';

interface LegendProps {
  mark: Mark;
  chart: string;
  series: readonly ChartSeries[];
}

export function Legend({ mark, chart, series }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {series.map(({ name, hue }, at) => (
        <li key={at} className={styles.entry}>
          <Swatch mark={mark} chart={chart} series={at} hue={hue} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
