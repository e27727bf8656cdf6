import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Area, textWidth } from '../Chart';
import * as styles from './LineChart.css';

/** A position along the chart that its values are compared with. */
export interface Threshold {
  /** A word or two: "Target". */
  name: string;
  /** Index of the position. */
  at: number;
}

interface ThresholdProps {
  /** In px. */
  x: number;
  area: Area;
}

export const ThresholdLine = ({ x, area }: ThresholdProps) => (
  <path d={`M${x},${area.top}V${area.bottom}`} className={styles.threshold} />
);

/** The name beside the line, on the side that has more room. */
export function ThresholdName({ x, area, em, name }: ThresholdProps & { em: number; name: string }) {
  const gap = em / 3;
  const isBefore = area.end - x < textWidth(name, em) + gap;
  return (
    <span
      className={styles.name}
      data-before={isBefore || undefined}
      style={assignInlineVars({
        [styles.inlineAt]: `${isBefore ? x - gap : x + gap}px`,
        [styles.blockAt]: `${area.top}px`,
      })}
    >
      {name}
    </span>
  );
}
