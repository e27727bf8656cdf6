import { Swatch } from '../Chart';
import * as styles from './DonutChart.css';
import type { Slice } from './slices';

interface SliceListProps {
  chart: string;
  slices: readonly Slice[];
  textOf: (index: number) => { amount: string; share: string };
}

export function SliceList({ chart, slices, textOf }: SliceListProps) {
  return (
    <ul className={styles.list}>
      {slices.map(({ name }, index) => {
        const { amount, share } = textOf(index);
        return (
          <li key={index} className={styles.entry}>
            <Swatch mark="area" chart={chart} series={index} />
            <span>
              <bdi>{name}</bdi>
            </span>
            <span className={styles.figure}>{amount}</span>
            <span className={styles.share}>{share}</span>
          </li>
        );
      })}
    </ul>
  );
}
