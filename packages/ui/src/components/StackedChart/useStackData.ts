import { useFigure, useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { type ChartData, type ChartInput, clausesOf, shares, useChartData } from '../Chart';
import { totalsOf } from './layers';

const whole = { style: 'percent', maximumFractionDigits: 1 } as const;

/** Negative and unmeasured values count as zero. */
const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);

/** Chart data of stacks: values with their share of the stack, and a summary of the total and the largest part. */
export function useStackData(input: ChartInput, isShare: boolean): ChartData {
  const words = useStrings(chartStrings);
  const percent = useFigure(whole);
  const data = useChartData(input);
  const { series, labels, figure } = data;
  const count = labels.full.length;

  const textOf = (at: number, index: number) => {
    const text = data.textOf(at, index);
    if (!isShare || (series[at]?.values[index] ?? null) === null) return text;
    const parts = shares(series.map(({ values }) => Math.max(0, values[index] ?? 0)));
    return words.withShare({ value: text, share: percent(parts[at] ?? 0) });
  };

  const totals = totalsOf(series, count);
  const sums = series.map(({ values }) => sumOf(values));
  const total = sums.reduce((sum, one) => sum + one, 0);
  const largest = sums.indexOf(Math.max(...sums));
  const told = { series: [{ name: words.total, values: totals }], labels: labels.full, figure };
  const clauses = [
    ...clausesOf({ ...told, isOverTime: labels.times !== null }, words).map((clause) =>
      words.finding.ofSeries({ series: words.total, clause }),
    ),
    words.finding.largest({
      name: series[largest]?.name ?? '',
      share: percent(shares(sums)[largest] ?? 0),
      total: figure(total),
    }),
  ];
  return {
    ...data,
    axisFigure: isShare ? percent : data.axisFigure,
    textOf,
    summary: data.summary === '' ? '' : words.finding.sentence({ clauses }),
  };
}
