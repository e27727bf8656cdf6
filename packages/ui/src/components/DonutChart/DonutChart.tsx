import { useFigure, useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { ChartFrame, type ChartFrameProps, shares, useChartData } from '../Chart';
import { DonutPlot } from './DonutPlot';
import { SliceList } from './SliceList';
import { drawnSlices, type Slice } from './slices';

const percentOf = { style: 'percent', maximumFractionDigits: 1 } as const;

export interface DonutChartProps extends ChartFrameProps {
  /**
   * The parts of one whole, in any order. Up to six are drawn. Of more than six, the largest five are drawn and the
   * rest are combined.
   */
  slices: readonly Slice[];
  /** Label of the total in the middle: "messages". @default 'Total' */
  totalLabel?: string;
  /** Number format: currency, units. @default plain numbers */
  format?: Intl.NumberFormatOptions;
  /** Diameter: 8 or 11 rem. @default 'medium' */
  size?: 'small' | 'medium';
}

/** Shows how a whole divides into a few parts. To compare the parts with each other, use `BarChart`. */
export function DonutChart({ slices, totalLabel, format, size = 'medium', ...frame }: DonutChartProps) {
  const words = useStrings(chartStrings);
  const percent = useFigure(percentOf);
  const drawn = drawnSlices(slices, words.other);
  const values = drawn.map(({ value }) => value);
  const parts = shares(values);
  const counted = useChartData({
    along: { names: drawn.map(({ name }) => name) },
    series: [{ name: words.value, values }],
    format,
  });
  const total = counted.figure(values.reduce((sum, value) => sum + value, 0));
  const shareOf = (index: number) => percent(parts[index] ?? 0);
  const data = {
    ...counted,
    textOf: (series: number, index: number) =>
      words.withShare({ value: counted.textOf(series, index), share: shareOf(index) }),
    summary: drawn[0]
      ? words.finding.sentence({ clauses: [words.finding.largest({ name: drawn[0].name, share: shareOf(0), total })] })
      : '',
  };
  return (
    <ChartFrame
      {...frame}
      data={data}
      mark="area"
      blockRem={size === 'small' ? 8 : 11}
      hasLegend={false}
      looks={drawn.length}
      aside={
        <SliceList
          chart={data.id}
          slices={drawn}
          textOf={(index) => ({ amount: counted.textOf(0, index), share: shareOf(index) })}
        />
      }
    >
      {(box) => (
        <DonutPlot box={box} data={data} slices={drawn} total={{ text: total, name: totalLabel ?? words.total }} />
      )}
    </ChartFrame>
  );
}
