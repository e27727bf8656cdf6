import { parse } from 'csv-parse/sync';
import { DomainFailure } from '../../../../common/domain-failure.js';
import { CSV_OPTIONS, csvShapeOf } from '../../import-files/csv-shape.js';

/** Rows of one file, so that all of them can be written in one transaction. */
const MOST_ROWS = 5_000;

export interface TableRow {
  /** From 1, not counting the header. */
  readonly ordinal: number;
  readonly cells: readonly string[];
}

export interface DealTable {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}

/**
 * Reads a whole CSV. Rows without any value are left out.
 *
 * @throws DomainFailure if it is none, or has too many rows or columns.
 */
export function readDealTable(file: Uint8Array, mostColumns: number): DealTable {
  const [headers = [], ...rows] = recordsOf(file);
  if (headers.every((header) => header.trim() === '')) throw unreadable('This file has no header row.');
  if (headers.length > mostColumns) throw unreadable(`A file can have up to ${mostColumns} columns.`);
  const filled = rows
    .map((cells, index) => ({ ordinal: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > MOST_ROWS) {
    throw new DomainFailure(
      'too-large',
      'TOO_MANY_ROWS',
      `A file can have up to ${MOST_ROWS} rows. Split it into several.`,
    );
  }
  return { headers, rows: filled };
}

function recordsOf(file: Uint8Array): string[][] {
  if (file.includes(0)) throw unreadable('This is not a text file. Export your deals as CSV, then choose that file.');
  const text = textOf(file);
  const { delimiter, skipLines } = csvShapeOf(text.slice(0, 64 * 1024));
  try {
    return parse(text, { ...CSV_OPTIONS, delimiter, from_line: skipLines + 1 });
  } catch {
    throw unreadable('This file cannot be read as CSV. Export it again, then choose the new file.');
  }
}

/** Spreadsheets in Western Europe still write Windows-1252. */
function textOf(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

const unreadable = (message: string) =>
  new DomainFailure('invalid', 'NOT_A_DEAL_FILE', message, [{ field: 'body', expected: 'a CSV file' }]);
