import { Readable } from 'node:stream';
import { parse } from 'csv-parse';

/** Longest record, in characters. */
const LONGEST_RECORD = 2_000_000;

/**
 * Yields the records of a CSV by their lower-case column names, in bounded memory.
 *
 * @param first a column of the header line; lines before it are notes.
 */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
  first: string,
): AsyncGenerator<ReadonlyMap<string, string>> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
  });
  const source = Readable.from(chunks);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let names: readonly string[] | null = null;
  try {
    for await (const record of parser) {
      const cells: string[] = record;
      if (names !== null) {
        const known = names;
        yield new Map(known.map((name, index) => [name, cells[index] ?? '']));
      } else if (cells.some((cell) => folded(cell) === first)) names = cells.map(folded);
    }
  } finally {
    source.destroy();
  }
}

const folded = (cell: string): string => cell.trim().toLowerCase();
