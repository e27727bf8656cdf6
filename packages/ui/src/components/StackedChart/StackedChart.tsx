import { ChartFrame, type ChartFrameProps, type ChartInput } from '../Chart';
import { StackPlot } from './StackPlot';
import { useStackData } from './useStackData';

/** Plot heights in rem. */
const blockRems = { small: 9, medium: 14, large: 20 } as const;

export interface StackedChartProps extends ChartFrameProps, ChartInput {
  /** `bars` for separate categories, `areas` for continuous time. @default 'bars' */
  shape?: 'bars' | 'areas';
  /** Scales every stack to 100%, to compare shares instead of amounts. @default false */
  isShare?: boolean;
  /** Height: 9, 14 or 20 rem. @default 'medium' */
  size?: keyof typeof blockRems;
}

/**
 * The parts of a total and how they change. Only the first series has a flat baseline, so put the most important there.
 * Negative values count as zero.
 */
export function StackedChart({
  along,
  series,
  format,
  open,
  shape = 'bars',
  isShare = false,
  size = 'medium',
  ...frame
}: StackedChartProps) {
  const data = useStackData({ along, series, format, open }, isShare);
  return (
    <ChartFrame {...frame} data={data} mark="area" blockRem={blockRems[size]}>
      {(box) => <StackPlot box={box} data={data} shape={shape} isShare={isShare} />}
    </ChartFrame>
  );
}
