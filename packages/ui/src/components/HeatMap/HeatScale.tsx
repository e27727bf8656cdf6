import * as styles from './HeatMap.css';
import { steps } from './steps';

/** The legend: what the lightest and the deepest cell stand for. */
export function HeatScale({ least, most }: { least: string; most: string }) {
  return (
    <div className={styles.scale}>
      <bdi>{least}</bdi>
      <svg className={styles.sample} viewBox="0 0 63 10" aria-hidden>
        {steps.map((step, at) => (
          <rect key={step} x={at * 13} width="11" height="10" rx="2" className={styles.step[step]} />
        ))}
      </svg>
      <bdi>{most}</bdi>
    </div>
  );
}
