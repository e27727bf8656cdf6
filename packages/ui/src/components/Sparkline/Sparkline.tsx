import type { Ref } from 'react';
import { useFigure, useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { findingsOf } from '../Chart/findings';
import { measured } from '../Chart/measured';
import * as styles from './Sparkline.css';
import { sparkPath } from './sparkPath';

const frame = { width: 96, height: 24, margin: 3 } as const;

export interface SparklineProps {
  /** What is measured: "Messages per week". It starts the accessible name, and the summary follows. */
  label: string;
  /** Evenly spaced values, latest last. `null` means not measured. */
  values: readonly (number | null)[];
  /** Number format of the accessible name. @default plain numbers */
  format?: Intl.NumberFormatOptions;
  /** Width: 4, 6 or 9 rem. The height is a quarter of the width. @default 'medium' */
  size?: styles.SparklineVariants['size'];
  ref?: Ref<SVGSVGElement>;
}

/** The summary without position labels, to keep it short. */
function useFinding(values: SparklineProps['values'], format: SparklineProps['format']): string {
  const words = useStrings(chartStrings);
  const figure = useFigure(format);
  const found = findingsOf(values);
  if (!found) return words.empty;
  if (found.first.index === found.latest.index) return words.finding.single({ value: figure(found.first.value) });
  if (found.highest.value === found.lowest.value) return words.finding.steady({ value: figure(found.first.value) });
  return words.finding.overTime({
    first: figure(found.first.value),
    latest: figure(found.latest.value),
    highest: figure(found.highest.value),
    lowest: figure(found.lowest.value),
    change: format?.style === 'percent' ? null : found.change,
  });
}

/** A word-sized trend line beside a figure. It has no axes: it shows direction, not amounts. */
export function Sparkline({ label, values: given, format, size, ref }: SparklineProps) {
  const words = useStrings(chartStrings);
  const values = measured(given);
  const finding = useFinding(values, format);
  const { path, last } = sparkPath(values, frame);
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={words.finding.ofSeries({ series: label, clause: finding })}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className={styles.sparkline({ size })}
    >
      <path d={path} className={styles.line} />
      {last && <circle cx={last.x} cy={last.y} r={2.5} className={styles.last} />}
    </svg>
  );
}
