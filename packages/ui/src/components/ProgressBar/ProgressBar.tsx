import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode, Ref } from 'react';
import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import { type SlotProps, useSlotted } from '../../slots';
import * as styles from './ProgressBar.css';
import { ProgressBarContext } from './ProgressBarContext';

export interface ProgressBarProps extends SlotProps {
  label: string;
  /** Progress from 0 to `maxValue`; omit it if the total is unknown. */
  value?: number;
  /** @default 100 */
  maxValue?: number;
  /** The value as shown and read out: "12,400 of 50,000 messages". Defaults to a percentage. */
  valueLabel?: string;
  /** A line below: rate, remaining time. */
  detail?: ReactNode;
  /** `negative` if it stopped on an error, `positive` once done. @default 'accent' */
  tone?: 'accent' | 'positive' | 'negative';
  ref?: Ref<HTMLDivElement>;
}

/** Progress of a longer operation. For a second or two, a pending `Button` or a `Skeleton` is enough. */
export function ProgressBar(ownProps: ProgressBarProps) {
  const { label, value, maxValue = 100, valueLabel, detail, tone, ref } = useSlotted(ownProps, ProgressBarContext);
  const isUnknown = value === undefined;
  return (
    <AriaProgressBar
      ref={ref}
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
