import * as styles from './ChartFrame.css';
import { type Mark, Swatch } from './Swatch';

interface LegendProps {
  mark: Mark;
  chart: string;
  names: readonly string[];
}

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
