/** Maximum length of a record, in characters; longer ones are not rows of a table of people or deals. */
const LONGEST_RECORD = 200_000;

/** How every CSV is parsed, beside its shape. */
export const CSV_OPTIONS = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_RECORD,
} as const;

export interface CsvShape {
  readonly delimiter: string;
  /** Lines before the headers; LinkedIn's exports start with notes. */
  readonly skipLines: number;
}

/** Detects the delimiter and the header line. */
export function csvShapeOf(beginning: string): CsvShape {
  const lines = beginning.split(/\r?\n/).slice(0, 12);
  const linkedin = lines.findIndex((line) => line.startsWith('First Name,Last Name,'));
  const skipLines = Math.max(0, linkedin);
  const headings = lines[skipLines] ?? '';
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: headings.split(delimiter).length }));
  const [best] = counts.sort((one, another) => another.count - one.count);
  return { delimiter: best?.delimiter ?? ',', skipLines };
}
