import * as styles from './ChartFrame.css';
import { type Mark, Swatch } from './Swatch';

interface LegendProps {
  mark: Mark;
  /** Id of the chart. */
  chart: string;
  names: readonly string[];
}

/** Which drawing is which series. */
export function Legend({ mark, chart, names }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {names.map((name, series) => (
        <li key={series} className={styles.entry}>
          <Swatch mark={mark} chart={chart} series={series} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
