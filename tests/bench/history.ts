import { z } from 'zod';

/** What a figure is, which decides whether more is worse, and whether a slower machine excuses it. */
export type Measure = 'time' | 'rate' | 'size';

export interface Figure {
  readonly name: string;
  readonly measure: Measure;
  readonly value: number;
}

const EntrySchema = z.object({
  date: z.iso.datetime(),
  /** Short; with `+` where the sources had changes that were not committed. */
  commit: z.string(),
  bench: z.string(),
  /** The options of the run: other options measure something else. */
  options: z.string(),
  /** How long a fixed piece of work takes here, over what it took on the machine of docs/performance.md. Above 1 is slower. */
  calibration: z.number().positive(),
  figures: z.record(z.string(), z.number()),
});

/** One run of one section. */
export type Entry = z.output<typeof EntrySchema>;

/** A change for the worse beyond this share is a slip. */
const SLIP = 0.15;

/** @param text one entry a line, oldest first. */
export const parseHistory = (text: string): Entry[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => EntrySchema.parse(JSON.parse(line)));

/** The newest run of the same section with the same options. */
export const previousOf = (history: readonly Entry[], { bench, options }: Pick<Entry, 'bench' | 'options'>) =>
  history.findLast((entry) => entry.bench === bench && entry.options === options);

export interface Comparison {
  readonly name: string;
  readonly value: number;
  /** As it was measured then; `null` for a figure that is new. */
  readonly before: number | null;
  /** By which share it is worse than before, once both are as on one machine; negative where it is better, `null` without a before. */
  readonly worse: number | null;
  readonly isSlip: boolean;
}

/**
 * Compares figures with those of an earlier run.
 *
 * Times and rates are brought to one machine by the calibration of each run. What was 0 before has no share to compare.
 */
export function compare(figures: readonly Figure[], calibration: number, previous: Entry | undefined): Comparison[] {
  return figures.map(({ name, measure, value }) => {
    const before = previous?.figures[name] ?? null;
    if (previous === undefined || before === null || before === 0 || value === 0) {
      return { name, value, before, worse: null, isSlip: false };
    }
    const slower = measure === 'size' ? 1 : calibration / previous.calibration;
    const worse = measure === 'rate' ? before / (value * slower) - 1 : value / (before * slower) - 1;
    return { name, value, before, worse, isSlip: worse > SLIP };
  });
}
