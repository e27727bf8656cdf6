import { ChartFrame, type ChartFrameProps, type ChartInput, useChartData } from '../Chart';
import { BarPlot } from './BarPlot';

/** Plot heights of vertical bars, in rem. */
const blockRems = { small: 9, medium: 14, large: 20 } as const;

/** Horizontal bars, in rem: bar thickness, space around the bars of a category, two lines of its name, and the axis. */
const lying = { bar: 1.125, space: 0.625, name: 2.25, axis: 1.5 } as const;

export interface BarChartProps extends ChartFrameProps, ChartInput {
  /** `vertical` for few categories or for time, `horizontal` for long names. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Height of vertical bars: 9, 14 or 20 rem. Horizontal charts grow with the number of bars. @default 'medium' */
  size?: keyof typeof blockRems;
  /** Shows each value at the end of its row. Only for horizontal bars of a single series. @default false */
  hasValues?: boolean;
  /** The summary, as a sentence. @default the highest and lowest values */
  finding?: string;
}

/** Compares amounts by bar length, from zero. Several series are shown side by side. */
export function BarChart({
  along,
  series,
  format,
  open,
  orientation = 'vertical',
  size = 'medium',
  hasValues = false,
  finding,
  ...frame
}: BarChartProps) {
  const counted = useChartData({ along, series, format, open });
  const data = { ...counted, summary: counted.summary === '' ? '' : (finding ?? counted.summary) };
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
