import type { Ref } from 'react';
import { dashOf, markerOf } from './marks';
import { fillOf, fillOfHue, toneOf } from './Patterns';
import * as styles from './series.css';

export type Mark = 'line' | 'area';

interface SwatchProps {
  mark: Mark;
  /** Id of the chart whose hatchings are used. */
  chart: string;
  series: number;
  hue?: styles.MeaningHue;
  ref?: Ref<SVGSVGElement>;
}

/** A sample of a series' style, for the legend and the tooltip. */
export function Swatch({ mark, chart, series, hue, ref }: SwatchProps) {
  if (mark === 'area') {
    return (
      <svg ref={ref} className={styles.swatch} viewBox="0 0 12 12" aria-hidden>
        <rect width="12" height="12" rx="2" {...(hue === undefined ? fillOf(chart, series) : fillOfHue(hue))} />
      </svg>
    );
  }
  return (
    <svg ref={ref} className={styles.swatch} viewBox="0 0 26 12" aria-hidden>
      <g className={toneOf(series, hue)}>
        <path d="M0,6h26" className={styles.line} strokeDasharray={dashOf(series)} />
        <path d={markerOf(series, 3.5)} transform="translate(13 6)" className={styles.marker} />
      </g>
    </svg>
  );
}
