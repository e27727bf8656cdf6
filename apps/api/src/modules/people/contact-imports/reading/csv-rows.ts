import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { MappedField } from '@concordia/contract/people';
import { parse } from 'csv-parse';
import { CSV_OPTIONS, csvShapeOf } from '../../import-files/csv-shape.js';
import type { WrittenRow } from './person-row.js';

/** Bytes read to detect the format. */
const PEEK = 64 * 1024;

export interface CsvHead {
  readonly headers: readonly string[];
  /** The first rows after the headers. */
  readonly samples: readonly (readonly string[])[];
}

/** Reads the headers and sample rows. @returns `null` if the file has no header line. */
export async function readCsvHead(path: string, sampleCount: number): Promise<CsvHead | null> {
  const beginning = await peek(path);
  const { delimiter, skipLines } = csvShapeOf(beginning);
  const parser = parse({ ...CSV_OPTIONS, delimiter, from_line: skipLines + 1, to: sampleCount + 1 });
  const rows: string[][] = [];
  // The last row read may be truncated; at most, that spoils one sample.
  parser.on('error', () => undefined);
  parser.end(beginning);
  try {
    for await (const row of parser) rows.push(row);
  } catch {
    // Use the rows parsed so far.
  }
  const [headers, ...samples] = rows;
  return headers === undefined || headers.length === 0 ? null : { headers, samples };
}

/**
 * Yields the rows of a CSV in bounded memory.
 *
 * @param mapping field of each column, by index.
 * @param after rows to skip, because an interrupted import has already written them.
 */
export async function* csvRows(
  path: string,
  mapping: readonly MappedField[],
  after: number,
): AsyncGenerator<WrittenRow> {
  const { delimiter, skipLines } = csvShapeOf(await peek(path));
  const parser = parse({ ...CSV_OPTIONS, delimiter, from_line: skipLines + 1, info: true });
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
