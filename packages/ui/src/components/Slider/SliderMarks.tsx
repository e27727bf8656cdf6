import { assignInlineVars } from '@vanilla-extract/dynamic';
import { use } from 'react';
import { SliderStateContext } from 'react-aria-components';
import { useFigure } from '../../locale';
import * as styles from './Slider.css';

export interface SliderMark {
  value: number;
  /** Defaults to the number. */
  label?: string;
}

interface SliderMarksProps {
  marks: readonly SliderMark[];
  format?: Intl.NumberFormatOptions;
}

/** Labels at the ends are aligned inwards, to stay within the slider. */
const anchorOf = (percent: number) => (percent <= 0 ? 'start' : percent >= 1 ? 'end' : 'middle');

/** A scale below the track. Hidden from screen readers, which get the value from the thumb. */
export function SliderMarks({ marks, format }: SliderMarksProps) {
  const figure = useFigure(format);
  const state = use(SliderStateContext);
  if (state === null) return null;
  return (
    <div className={styles.marks} aria-hidden>
      {marks.map(({ value, label }) => {
        const percent = state.getValuePercent(value);
        return (
          <span
            key={value}
            className={styles.mark({ anchor: anchorOf(percent) })}
            style={assignInlineVars({ [styles.position]: `${percent * 100}%` })}
          >
            <span className={styles.markLabel}>{label ?? figure(value)}</span>
          </span>
        );
      })}
    </div>
  );
}
