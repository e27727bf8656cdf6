import { ChartFrame, type ChartFrameProps, type ChartInput, useChartData } from '../Chart';
import { LinePlot } from './LinePlot';
import type { Threshold } from './ThresholdLine';

/** Plot heights in rem. */
const blockRems = { small: 9, medium: 14, large: 20 } as const;

export interface LineChartProps extends ChartFrameProps, ChartInput {
  /** Fills the area below the lines. For one series, or two that rarely cross. @default false */
  hasArea?: boolean;
  /** `zero` shows amounts, `data` shows changes. Areas always start at zero. @default 'zero' */
  startsAt?: 'zero' | 'data';
  /** A position to compare with, such as a target: a dashed line, named. */
  threshold?: Threshold;
  /** The summary, as a sentence. @default the first, latest, highest and lowest values */
  finding?: string;
  /** Height: 9, 14 or 20 rem. @default 'medium' */
  size?: keyof typeof blockRems;
}

/** Values over time or from step to step. The line breaks where nothing was measured: a gap is not a zero. */
export function LineChart({
  along,
  series,
  format,
  open,
  hasArea = false,
  startsAt = 'zero',
  threshold,
  finding,
  size = 'medium',
  ...frame
}: LineChartProps) {
  const counted = useChartData({ along, series, format, open });
  const data = { ...counted, summary: counted.summary === '' ? '' : (finding ?? counted.summary) };
  return (
    <ChartFrame {...frame} data={data} mark="line" blockRem={blockRems[size]}>
      {(box) => (
        <LinePlot box={box} data={data} hasArea={hasArea} from={hasArea ? 'zero' : startsAt} threshold={threshold} />
      )}
    </ChartFrame>
  );
}
