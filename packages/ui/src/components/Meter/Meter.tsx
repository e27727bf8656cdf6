import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Ref } from 'react';
import { Meter as AriaMeter, Label } from 'react-aria-components';
import { useFigure, useStrings } from '../../locale';
import { type SlotProps, useSlotted } from '../../slots';
import { figureStrings } from '../../strings/generated/figure';
import { statusStrings } from '../../strings/generated/status';
import { levelOf, type Thresholds } from './level';
import * as styles from './Meter.css';
import { MeterContext } from './MeterContext';

export interface MeterProps extends SlotProps {
  /** What is measured: "Recency", "Confidence". */
  label: string;
  /** The value; drawn at the nearest end if it is off the scale. */
  value: number;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /**
   * Number format. Percentages show alone (82%), other values with their maximum (3.8 of 5).
   *
   * @default { maximumFractionDigits: 1 }
   */
  format?: Intl.NumberFormatOptions;
  /** Where the value becomes good or fair. Without them it is a plain amount without a rating. */
  thresholds?: Thresholds;
  ref?: Ref<HTMLDivElement>;
}

const oneDecimal: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };

/** A value on a scale, with an optional rating. For progress use `ProgressBar`. */
export function Meter(ownProps: MeterProps) {
  const {
    label,
    value,
    minValue = 0,
    maxValue = 100,
    format = oneDecimal,
    thresholds,
    ref,
  } = useSlotted(ownProps, MeterContext);
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
      ref={ref}
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
