import type { chartStrings } from '../../strings/chart';
import { type Findings, type Found, findingsOf } from './findings';
import type { ChartSeries } from './types';

type Words = ReturnType<typeof chartStrings.english>;

interface SummaryOptions {
  series: readonly ChartSeries[];
  labels: readonly string[];
  isOverTime: boolean;
  figure: (value: number) => string;
  /** The values are shares: a percentage change of a percentage would confuse. */
  isShare?: boolean;
}

function clauseOf(
  found: Findings,
  { labels, isOverTime, figure, isShare = false }: SummaryOptions,
  words: Words,
): string {
  const at = ({ value, index }: Found) => words.at({ value: figure(value), place: labels[index] ?? '' });
  if (found.first.index === found.latest.index) return words.finding.single({ value: at(found.first) });
  if (found.highest.value === found.lowest.value) return words.finding.steady({ value: figure(found.first.value) });
  const extremes = { highest: at(found.highest), lowest: at(found.lowest) };
  if (!isOverTime) return words.finding.amongNames(extremes);
  return words.finding.overTime({
    ...extremes,
    first: at(found.first),
    latest: at(found.latest),
    change: isShare ? null : found.change,
  });
}

/** One clause per series with data. */
export function clausesOf(told: SummaryOptions, words: Words): string[] {
  return told.series.flatMap(({ name, values }) => {
    const found = findingsOf(values);
    if (!found) return [];
    const clause = clauseOf(found, told, words);
    return told.series.length > 1 ? [words.finding.ofSeries({ series: name, clause })] : [clause];
  });
}

/**
 * The chart's text alternative, in one sentence.
 *
 * @returns an empty string if nothing was measured.
 */
export function summaryOf(told: SummaryOptions, words: Words): string {
  const clauses = clausesOf(told, words);
  return clauses.length === 0 ? '' : words.finding.sentence({ clauses });
}
