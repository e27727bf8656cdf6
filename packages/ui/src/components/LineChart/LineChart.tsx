import { ChartFrame, type ChartFrameProps, type ChartInput, useChartData } from '../Chart';
import { LinePlot } from './LinePlot';

/** Plot heights in rem. */
const blockRems = { small: 9, medium: 14, large: 20 } as const;

export interface LineChartProps extends ChartFrameProps, ChartInput {
  /** Fills the area below the lines. For one series, or two that rarely cross. @default false */
  hasArea?: boolean;
  /** `zero` shows amounts, `data` shows changes. Areas always start at zero. @default 'zero' */
  startsAt?: 'zero' | 'data';
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
  size = 'medium',
  ...frame
}: LineChartProps) {
  const data = useChartData({ along, series, format, open });
  return (
    <ChartFrame {...frame} data={data} mark="line" blockRem={blockRems[size]}>
      {(box) => <LinePlot box={box} data={data} hasArea={hasArea} from={hasArea ? 'zero' : startsAt} />}
    </ChartFrame>
  );
}
