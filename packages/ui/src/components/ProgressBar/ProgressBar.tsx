import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** How far it is, between 0 and `maxValue`. Leave it out while the whole is unknown. */
  value?: number;
  /** @default 100 */
  maxValue?: number;
  /** What the value says aloud and beside the label: "12,400 of 50,000 messages". By default a percentage. */
  valueLabel?: string;
  /** A line below: rate, remaining time. */
  detail?: ReactNode;
  /**
   * `negative` when it stopped for a reason, `positive` once it is done.
   *
   * @default 'accent'
   */
  tone?: 'accent' | 'positive' | 'negative';
}

/** How far a longer piece of work has come. For waits of a second or two, a pending `Button` or a `Skeleton` says enough. */
export function ProgressBar({ label, value, maxValue = 100, valueLabel, detail, tone }: ProgressBarProps) {
  const isUnknown = value === undefined;
  return (
    <AriaProgressBar
      className={styles.root}
      value={value}
      maxValue={maxValue}
      valueLabel={valueLabel}
      isIndeterminate={isUnknown}
    >
      {({ percentage = 0, valueText }) => (
        <>
          <div className={styles.line}>
            <Label className={styles.label}>{label}</Label>
            {!isUnknown && <span className={styles.muted}>{valueText}</span>}
          </div>
          <div className={styles.track}>
            <div
              className={styles.bar({ tone, knows: isUnknown ? 'nothing' : 'share' })}
              style={assignInlineVars({ [styles.share]: String(percentage / 100) })}
            />
          </div>
          {detail && <div className={`${styles.line} ${styles.muted}`}>{detail}</div>}
        </>
      )}
    </AriaProgressBar>
  );
}
