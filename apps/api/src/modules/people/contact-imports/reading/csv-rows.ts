import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { MappedField } from '@concordia/contract/people';
import { parse } from 'csv-parse';
import type { WrittenRow } from './person-row.js';

/** How much of a file is looked at to see what it is, in bytes. */
const PEEK = 64 * 1024;

/** Cells longer than this are no address book's, in characters. */
const LONGEST_CELL = 200_000;

export interface CsvHead {
  readonly headers: readonly string[];
  /** The first rows under them. */
  readonly samples: readonly (readonly string[])[];
}

interface Shape {
  readonly delimiter: string;
  /** Lines before the headings: LinkedIn begins with notes. */
  readonly skipLines: number;
}

const OPTIONS = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_CELL,
} as const;

/** What the first lines of a CSV say. @returns `null` when the file has no line of headings. */
export async function readCsvHead(path: string, sampleCount: number): Promise<CsvHead | null> {
  const beginning = await peek(path);
  const { delimiter, skipLines } = shapeOf(beginning);
  const parser = parse({ ...OPTIONS, delimiter, from_line: skipLines + 1, to: sampleCount + 1 });
  const rows: string[][] = [];
  // The last row of the beginning may be cut off; it is one of the samples at most.
  parser.on('error', () => undefined);
  parser.end(beginning);
  try {
    for await (const row of parser) rows.push(row);
  } catch {
    // What was read until then is shown all the same.
  }
  const [headers, ...samples] = rows;
  return headers === undefined || headers.length === 0 ? null : { headers, samples };
}

/**
 * The rows of a CSV, one after the other, in bounded memory.
 *
 * @param mapping what each column is, by its place.
 * @param after how many rows to pass over: an import that goes on has written them.
 */
export async function* csvRows(
  path: string,
  mapping: readonly MappedField[],
  after: number,
): AsyncGenerator<WrittenRow> {
  const { delimiter, skipLines } = shapeOf(await peek(path));
  const parser = parse({ ...OPTIONS, delimiter, from_line: skipLines + 1, info: true });
  const source = createReadStream(path);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let headers: readonly string[] | null = null;
  let ordinal = 0;
  try {
    for await (const { record, info } of parser) {
      const cells: string[] = record;
      if (headers === null) {
        headers = cells;
        continue;
      }
      ordinal += 1;
      if (ordinal <= after) continue;
      const known = headers;
      yield {
        ordinal,
        positionBytes: info.bytes,
        malformed: null,
        values: cells.flatMap((text, index) => {
          const field = mapping[index] ?? 'ignore';
          return field === 'ignore' ? [] : [{ field, header: known[index] ?? '', text }];
        }),
      };
    }
  } finally {
    source.destroy();
  }
}

async function peek(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(PEEK), 0, PEEK, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What separates cells, and where the headings are. */
function shapeOf(beginning: string): Shape {
  const lines = beginning.split(/\r?\n/).slice(0, 12);
  const linkedin = lines.findIndex((line) => line.startsWith('First Name,Last Name,'));
  const skipLines = Math.max(0, linkedin);
  const headings = lines[skipLines] ?? '';
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: headings.split(delimiter).length }));
  const [best] = counts.sort((one, another) => another.count - one.count);
  return { delimiter: best?.delimiter ?? ',', skipLines };
}
