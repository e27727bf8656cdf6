import { useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import * as styles from './HeatMap.css';
import { steps } from './steps';

/** The legend: what the lightest and the deepest cell stand for. */
export function HeatScale({ most }: { most: string }) {
  const words = useStrings(chartStrings);
  return (
    <div className={styles.scale}>
      <span>{words.scale.nothing}</span>
      <svg className={styles.sample} viewBox="0 0 63 10" aria-hidden>
        {steps.map((step, at) => (
          <rect key={step} x={at * 13} width="11" height="10" rx="2" className={styles.step[step]} />
        ))}
      </svg>
      <bdi>{most}</bdi>
    </div>
  );
}
