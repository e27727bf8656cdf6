import { section } from '../locale';

/** What a series did, each value already with its place: `40 (16 Feb 2026)`. */
interface SeriesSummary {
  first: string;
  latest: string;
  highest: string;
  lowest: string;
  /** A share of the first value; `null` where none can be told. */
  change: number | null;
}

/** What charts say: the finding that stands for the drawing, the values that keys and pointer meet, and the table. */
export const chartStrings = section('chart', ({ figure }) => {
  const percent = (share: number) => figure(Math.abs(share), { style: 'percent', maximumFractionDigits: 0 });
  const change = (share: number | null) => {
    if (share === null) return '';
    if (Math.abs(share) < 0.005) return ', unchanged';
    return share > 0 ? `, up ${percent(share)}` : `, down ${percent(share)}`;
  };
  return {
    chart: 'chart',
    hint: 'Arrow keys walk the values.',
    showTable: 'Show as table',
    showChart: 'Show as chart',
    /** @param title of the chart. */
    download: (title: string) => `Download ${title}`,
    asCsv: 'Values as CSV',
    asPng: 'Picture as PNG',
    notPictured: 'The picture could not be made',
    notPicturedHelp: 'This browser does not draw one of that size. The values can be had as CSV.',
    empty: 'No values to show yet',
    noValue: 'no value',
    other: 'Other',
    total: 'Total',
    value: 'Value',
    head: { name: 'Name', day: 'Date', week: 'Week', month: 'Month', time: 'Time' },
    weekOf: (day: string) => `Week of ${day}`,
    withShare: (value: string, share: string) => `${value} (${share})`,
    /** What is heard of one value. */
    point: (place: string, value: string) => `${place}: ${value}`,
    pointOf: (series: string, place: string, value: string) => `${series}, ${place}: ${value}`,
    at: (value: string, place: string) => `${value} (${place})`,
    finding: {
      overTime: ({ first, latest, change: share, highest, lowest }: SeriesSummary) =>
        `from ${first} to ${latest}${change(share)}, highest ${highest}, lowest ${lowest}`,
      amongNames: ({ highest, lowest }: Pick<SeriesSummary, 'highest' | 'lowest'>) =>
        `highest ${highest}, lowest ${lowest}`,
      steady: (value: string) => `${value} throughout`,
      single: (value: string) => value,
      /** What part of the whole the largest has. */
      largest: (name: string, share: string, total: string) => `largest ${name} with ${share} of ${total}`,
      ofSeries: (series: string, clause: string) => `${series}: ${clause}`,
      /** One sentence of all clauses. */
      sentence: (clauses: readonly string[]) => {
        const joined = clauses.join('; ');
        return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`;
      },
    },
  };
});
