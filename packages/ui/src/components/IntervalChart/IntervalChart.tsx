import { useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { ChartFrame, type ChartFrameProps, type OpenValue, useChartData } from '../Chart';
import { type Estimate, standingOf } from './estimates';
import { IntervalPlot } from './IntervalPlot';

/** Of an estimate and of the axis, in rem. */
const rowRem = 2;
/** The same, with a curve above it. */
const curveRem = 3.75;
const axisRem = 1.75;

export interface IntervalChartProps extends ChartFrameProps {
  /** Each with its lower and upper limit. */
  estimates: readonly Estimate[];
  /** The value to compare with, such as the average of all variants. */
  reference?: { name: string; value: number };
  /** The summary, as a sentence. Defaults to the highest and the lowest, or to the comparison with the reference. */
  finding?: string;
  /** Number format: currency, percent, units. @default plain numbers */
  format?: Intl.NumberFormatOptions;
  /** Opens the source data of a value, by a press, Enter, or its figure in the table. */
  open?: OpenValue;
}

/** Estimates with their intervals. Shows how certain each is, and which clearly differ from a reference. */
export function IntervalChart({ estimates, reference, finding, format, open, ...frame }: IntervalChartProps) {
  const words = useStrings(chartStrings);
  const counted = useChartData({
    along: { names: estimates.map(({ name }) => name) },
    series: [{ name: words.value, values: estimates.map(({ value }) => value) }],
    format,
    open,
  });
  const { figure } = counted;
  const compared = () => {
    if (counted.summary === '') return '';
    if (finding !== undefined) return finding;
    if (reference === undefined) return counted.summary;
    const named = (standing: 'above' | 'below') =>
      estimates.filter((estimate) => standingOf(estimate, reference.value) === standing).map(({ name }) => name);
    const beside = words.at({ value: figure(reference.value), place: reference.name });
    const [above, below] = [named('above'), named('below')];
    const clauses = [
      ...(above.length > 0 ? [words.finding.above({ names: above, reference: beside })] : []),
      ...(below.length > 0 ? [words.finding.below({ names: below, reference: beside })] : []),
    ];
    return clauses.length === 0 ? words.finding.undecided({ reference: beside }) : words.finding.sentence({ clauses });
  };
  const data = {
    ...counted,
    summary: compared(),
    textOf: (_series: number, index: number) => {
      const { value = 0, low = 0, high = 0 } = estimates[index] ?? {};
      return words.interval({ value: figure(value), low: figure(low), high: figure(high) });
    },
  };
  const limits = [
    ...counted.series,
    { name: words.low, values: estimates.map(({ low }) => low) },
    { name: words.high, values: estimates.map(({ high }) => high) },
  ];
  const table = {
    ...data,
    series: limits,
    textOf: (series: number, index: number) => figure(limits[series]?.values[index] ?? 0),
  };
  const row = estimates.some(({ density }) => density !== undefined) ? curveRem : rowRem;
  return (
    <ChartFrame {...frame} data={table} mark="line" hasLegend={false} blockRem={estimates.length * row + axisRem}>
      {(box) => <IntervalPlot box={box} data={data} estimates={estimates} reference={reference} />}
    </ChartFrame>
  );
}
