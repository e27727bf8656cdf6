import { useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { ChartFrame, type ChartFrameProps, type ChartInput, type ChartSeries, useChartData } from '../Chart';
import { HeatPlot } from './HeatPlot';
import { HeatScale } from './HeatScale';

/** In rem. */
const rowHeight = 1.375;
const axisHeight = 2;

export interface HeatMapProps extends ChartFrameProps, Pick<ChartInput, 'format' | 'open'> {
  /** Column names, such as hours or weeks. Names that do not fit are left out, but still announced. */
  columns: readonly string[];
  /** Rows from top to bottom, each with one value per column; `null` if not measured. */
  rows: readonly ChartSeries[];
  /** Shows each value on its cell, if all of them fit. @default false */
  hasValues?: boolean;
  /** The summary, as a sentence. Defaults to one that names the highest value. */
  finding?: string;
}

/** Shows peaks across two categories, such as weekdays and hours. Exact values are in its table. */
export function HeatMap({ columns, rows, format, open, hasValues = false, finding, ...frame }: HeatMapProps) {
  const words = useStrings(chartStrings);
  const counted = useChartData({ along: { names: columns }, series: rows, format, open });
  const most = Math.max(0, ...counted.values);
  const summary = () => {
    const peak = Math.max(...counted.values);
    const row = counted.series.findIndex(({ values }) => values.includes(peak));
    const index = counted.series[row]?.values.indexOf(peak) ?? -1;
    const place = words.pair({ one: counted.series[row]?.name ?? '', other: columns[index] ?? '' });
    return words.finding.peak({ value: counted.figure(peak), place });
  };
  const data = { ...counted, summary: counted.values.length === 0 ? '' : (finding ?? summary()) };
  return (
    <ChartFrame
      {...frame}
      data={data}
      mark="area"
      looks={0}
      blockRem={rows.length * (hasValues ? rowHeight * 1.25 : rowHeight) + axisHeight}
      legend={<HeatScale least={counted.figure(0)} most={counted.figure(most)} />}
    >
      {(box) => <HeatPlot box={box} data={data} most={most} hasValues={hasValues} />}
    </ChartFrame>
  );
}
