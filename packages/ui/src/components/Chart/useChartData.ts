import { useId } from 'react';
import { useFigure, useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { measured } from './measured';
import { summaryOf } from './summary';
import type { Along, ChartSeries } from './types';
import { type Labels, useLabels } from './useLabels';

/** Everything that frame, plot and table need to know of a chart. */
export interface ChartData {
  /** Unlike that of any other chart of the page. */
  id: string;
  labels: Labels;
  series: readonly ChartSeries[];
  /** Every measured value. */
  values: readonly number[];
  figure: (value: number) => string;
  /** Figures beside the axis, which have less room. */
  axisFigure: (value: number) => string;
  /** One value in words. */
  textOf: (series: number, index: number) => string;
  /** The finding, in one sentence; empty where nothing was measured. */
  summary: string;
  /** Opens what a value was counted from. */
  open?: OpenValue;
}

/** What there is behind each value of a chart. */
export interface OpenValue {
  /** What a press shows, as a sentence: "Enter shows its messages." */
  hint: string;
  /** Called with the place along the chart and the series. */
  onOpen: (index: number, series: number) => void;
}

export interface ChartInput {
  /** What the chart runs along: names, days or instants. */
  along: Along;
  /** What was measured: at most seven series, or they cannot be told apart. */
  series: readonly ChartSeries[];
  /**
   * How values are written: money, percent, units.
   *
   * @default plain numbers
   */
  format?: Intl.NumberFormatOptions;
  /** Leads from a value to what it was counted from: a press on it, Enter while it is looked at, or its figure in the table. */
  open?: OpenValue;
}

/** From here on an axis writes 12K: five digits and more say less than they take. */
const crowded = 10_000;

/** Names, figures and finding of a chart, in the language of the reader. */
export function useChartData({ along, series: given, format, open }: ChartInput): ChartData {
  const words = useStrings(chartStrings);
  const labels = useLabels(along);
  const figure = useFigure(format);
  const compact = useFigure({ ...format, notation: 'compact', maximumFractionDigits: 1 });
  const series = given.map((one) => ({ ...one, values: measured(one.values) }));
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const isCrowded = values.some((value) => Math.abs(value) >= crowded);
  return {
    id: useId(),
    open,
    labels,
    series,
    values,
    figure,
    axisFigure: isCrowded ? compact : figure,
    textOf: (at, index) => {
      const value = series[at]?.values[index] ?? null;
      return value === null ? words.noValue : figure(value);
    },
    summary: summaryOf(
      {
        series,
        labels: labels.full,
        isOverTime: labels.times !== null,
        figure,
        isShare: format?.style === 'percent',
      },
      words,
    ),
  };
}
