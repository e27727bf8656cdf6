import { ChartFrame, type ChartFrameProps, type ChartInput } from '../Chart';
import { StackPlot } from './StackPlot';
import { useStackData } from './useStackData';

/** Heights of a plot in rem. */
const blockRems = { small: 9, medium: 14, large: 20 } as const;

export interface StackedChartProps extends ChartFrameProps, ChartInput {
  /**
   * `bars` for separate places, `areas` for what flows through time.
   *
   * @default 'bars'
   */
  shape?: 'bars' | 'areas';
  /**
   * Makes every pile the whole, so that parts are compared rather than amounts.
   *
   * @default false
   */
  isShare?: boolean;
  /**
   * Height: 9, 14 or 20 rem.
   *
   * @default 'medium'
   */
  size?: keyof typeof blockRems;
}

/**
 * What something is made of, and how that changes. Only the first series stands on a line of its own: put the one that matters there. What is
 * below zero counts as nothing.
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
