import { useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { ChartFrame, type ChartFrameProps, type ChartInput, type ChartSeries, useChartData } from '../Chart';
import { HeatPlot } from './HeatPlot';
import { HeatScale } from './HeatScale';

/** In rem. */
const rowHeight = 1.375;
const axisHeight = 2;

export interface HeatMapProps extends ChartFrameProps, Pick<ChartInput, 'format' | 'open'> {
  /** Names of the columns: hours, weeks. Those that have no room are left out below, and said. */
  columns: readonly string[];
  /** The rows, from top to bottom, each with one value per column; `null` where nothing was measured. */
  rows: readonly ChartSeries[];
  /** Writes each value on its cell, if all have room. @default false */
  hasValues?: boolean;
  /** The sentence that tells the finding. Defaults to one that names the highest value. */
  finding?: string;
}

/** Where much and where little is, by two kinds of names: days and hours, contacts and weeks. For exact values use its table. */
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
