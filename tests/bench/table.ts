import type { Figure, Measure } from './history.ts';

/** A column whose cells are kept in the history. */
export interface MeasuredColumn {
  readonly name: string;
  readonly measure: Measure;
}

type Column = string | MeasuredColumn;

/** Times: fewer are better, and a slower machine has more. */
export const timeColumn = (name: string): MeasuredColumn => ({ name, measure: 'time' });
/** Pieces of work a second: more are better, and a slower machine does fewer. */
export const rateColumn = (name: string): MeasuredColumn => ({ name, measure: 'rate' });
/** Memory: less is better, on any machine. */
export const sizeColumn = (name: string): MeasuredColumn => ({ name, measure: 'size' });

let figures: Figure[] = [];

/** The figures of the tables that were printed since the last call. */
export function takeFigures(): Figure[] {
  const taken = figures;
  figures = [];
  return taken;
}

/** Prints rows under headings; numbers to the right, the first column to the left. */
export function printTable(title: string, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const headings = columns.map((column) => (typeof column === 'string' ? column : column.name));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  console.log(`\n${title}`);
  console.log(line(headings));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
  figures.push(...figuresIn(columns, rows));
}

/** A figure is named after its column and the leading cells that tell its row from the others. */
export function figuresIn(columns: readonly Column[], rows: readonly (readonly string[])[]): Figure[] {
  const labels = labelsOf(columns, rows);
  return rows.flatMap((row, at) =>
    columns.flatMap((column, index): Figure[] => {
      const value = Number.parseFloat((row[index] ?? '').replaceAll(',', ''));
      if (typeof column === 'string' || Number.isNaN(value)) return [];
      return [{ name: `${labels[at] ?? ''} · ${column.name}`, measure: column.measure, value }];
    }),
  );
}

/** As few leading cells as are unique, and none that is measured; counts in parentheses change from run to run. */
function labelsOf(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const most = Math.max(
    0,
    columns.findIndex((column) => typeof column !== 'string'),
  );
  const labelsWith = (cells: number) =>
    rows.map((row) =>
      row
        .slice(0, cells)
        .join(' ')
        .replace(/ \([\d,]+\)/g, ''),
    );
  for (let cells = 1; cells < most; cells += 1) {
    const labels = labelsWith(cells);
    if (new Set(labels).size === rows.length) return labels;
  }
  return labelsWith(most);
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-GB');
export const oneDigit = (value: number): string => value.toFixed(1);
export const ratio = (value: number): string => value.toFixed(2);
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
