import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Meter as AriaMeter, Label } from 'react-aria-components';
import { useFigure, useStrings } from '../../locale';
import { figureStrings } from '../../strings/generated/figure';
import { statusStrings } from '../../strings/generated/status';
import { levelOf, type Thresholds } from './level';
import * as styles from './Meter.css';

export interface MeterProps {
  /** What is measured: "Recency", "Confidence". */
  label: string;
  /** The value. Outside the scale it is drawn at its end. */
  value: number;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /**
   * How the value is written. A percentage stands alone (82%), other values with the end of their scale (3.8 of 5).
   *
   * @default { maximumFractionDigits: 1 }
   */
  format?: Intl.NumberFormatOptions;
  /** Where it begins to be good and fair. Without them it is a plain amount, and no word judges it. */
  thresholds?: Thresholds;
}

const oneDecimal: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };

/** Where a value lies on its scale, and what that is worth. Work that comes to an end has a `ProgressBar`. */
export function Meter({ label, value, minValue = 0, maxValue = 100, format = oneDecimal, thresholds }: MeterProps) {
  const figure = useFigure(format);
  const { outOf } = useStrings(figureStrings);
  const { level: words } = useStrings(statusStrings);
  const amount = format.style === 'percent' ? figure(value) : outOf({ value: figure(value), max: figure(maxValue) });
  const level = thresholds && levelOf(value, thresholds);
  const word = level && words[level];
  const share = (at: number) =>
    String(maxValue > minValue ? Math.min(1, Math.max(0, (at - minValue) / (maxValue - minValue))) : 0);
  return (
    <AriaMeter
      className={styles.root}
      value={value}
      minValue={minValue}
      maxValue={maxValue}
      valueLabel={word ? `${amount}, ${word}` : amount}
    >
      <div className={styles.line}>
        <Label className={styles.label}>{label}</Label>
        <span className={styles.amount}>
          <bdi>{amount}</bdi>
          {word && level && <span className={styles.word({ level })}>{word}</span>}
        </span>
      </div>
      <div className={styles.scale}>
        <div className={styles.bar({ level })} style={assignInlineVars({ [styles.share]: share(value) })} />
        {thresholds &&
          [...new Set([thresholds.fair, thresholds.good])].map((at) => (
            <span key={at} className={styles.tick} style={assignInlineVars({ [styles.share]: share(at) })} />
          ))}
      </div>
    </AriaMeter>
  );
}
