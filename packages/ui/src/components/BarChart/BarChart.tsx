import { ChartFrame, type ChartFrameProps, type ChartInput, useChartData } from '../Chart';
import { BarPlot } from './BarPlot';

/** Heights of a plot of upright bars, in rem. */
const blockRems = { small: 9, medium: 14, large: 20 } as const;

/** Of lying bars, in rem: each bar, the space around those of one place, two lines of its name, and the axis. */
const lying = { bar: 1.125, space: 0.625, name: 2.25, axis: 1.5 } as const;

export interface BarChartProps extends ChartFrameProps, ChartInput {
  /**
   * `vertical` for few places or for time, `horizontal` for names, which it gives room.
   *
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
  /**
   * Height of upright bars: 9, 14 or 20 rem. Lying bars are as high as they are many.
   *
   * @default 'medium'
   */
  size?: keyof typeof blockRems;
  /**
   * Writes each value at the end of its line, for lying bars of one series whose figures matter as much as their proportions.
   *
   * @default false
   */
  hasValues?: boolean;
}

/** How much there is of each: lengths from zero, compared at a glance. Several series stand beside each other. */
export function BarChart({
  along,
  series,
  format,
  open,
  orientation = 'vertical',
  size = 'medium',
  hasValues = false,
  ...frame
}: BarChartProps) {
  const data = useChartData({ along, series, format, open });
  const isHorizontal = orientation === 'horizontal';
  const places = data.labels.full.length;
  const lyingRem = places * Math.max(series.length * lying.bar + lying.space, lying.name) + lying.axis;
  return (
    <ChartFrame {...frame} data={data} mark="area" blockRem={isHorizontal ? lyingRem : blockRems[size]}>
      {(box) => (
        <BarPlot
          box={box}
          data={data}
          isHorizontal={isHorizontal}
          hasValues={hasValues && isHorizontal && series.length === 1}
        />
      )}
    </ChartFrame>
  );
}
