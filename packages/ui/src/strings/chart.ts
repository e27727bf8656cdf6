import { composed } from '../locale';
import { chartStrings as messages } from './generated/chart';

/** What a series did, each value already with its place: `40 (16 Feb 2026)`. */
interface SeriesSummary {
  readonly first: string;
  readonly latest: string;
  readonly highest: string;
  readonly lowest: string;
  /** A share of the first value; `null` if there is none. */
  readonly change: number | null;
}

export const chartStrings = composed(messages, ({ finding }, { list }) => ({
  finding: {
    ...finding,
    overTime: ({ change, ...values }: SeriesSummary) => {
      if (change === null) return finding.overTime.unknown(values);
      if (Math.abs(change) < 0.005) return finding.overTime.unchanged(values);
      const to = change > 0 ? finding.overTime.up : finding.overTime.down;
      return to({ ...values, share: Math.abs(change) });
    },
    above: ({ names, reference }: { names: readonly string[]; reference: string }) =>
      finding.above({ names: list(names), reference }),
    below: ({ names, reference }: { names: readonly string[]; reference: string }) =>
      finding.below({ names: list(names), reference }),
    sentence: ({ clauses }: { clauses: readonly string[] }) => {
      const joined = clauses.join('; ');
      return finding.sentence({ clauses: `${joined.charAt(0).toUpperCase()}${joined.slice(1)}` });
    },
  },
}));
