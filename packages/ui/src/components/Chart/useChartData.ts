import { useId } from 'react';
import { useFigure, useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { measured } from './measured';
import type { MeaningHue } from './series.css';
import { summaryOf } from './summary';
import type { Along, ChartSeries } from './types';
import { type Labels, useLabels } from './useLabels';

/** Chart data with its labels and formatters, for the frame, plot and table. */
export interface ChartData {
  /** Unique on the page. */
  id: string;
  labels: Labels;
  series: readonly ChartSeries[];
  /** One per place, where a place has a color of its own everywhere. */
  hues?: readonly MeaningHue[];
  /** All measured values, of every series. */
  values: readonly number[];
  figure: (value: number) => string;
  /** Formats axis figures, which have less room. */
  axisFigure: (value: number) => string;
  /** A formatted value, by series and index. */
  textOf: (series: number, index: number) => string;
  /** One sentence; empty if nothing was measured. */
  summary: string;
  open?: OpenValue;
}

export interface OpenValue {
  /** The keyboard hint, as a sentence: "Enter shows its messages." */
  hint: string;
  onOpen: (index: number, series: number) => void;
}

export interface ChartInput {
  /** The positions along the chart: names, days or instants. */
  along: Along;
  /** At most eight series. More are hard to distinguish. */
  series: readonly ChartSeries[];
  /** Number format: currency, percent, units. @default plain numbers */
  format?: Intl.NumberFormatOptions;
  /** Opens the source data of a value, by a press, Enter, or its figure in the table. */
  open?: OpenValue;
}

/** From this value on, axes use compact notation such as 12K. */
const crowded = 10_000;

/** Prepares a chart's labels, formatters and summary in the reader's locale. */
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
    hues: 'names' in along ? along.hues : undefined,
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
