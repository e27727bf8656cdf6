/** Prints rows under headings; numbers to the right, the first column to the left. */
export function printTable(title: string, headings: readonly string[], rows: readonly (readonly string[])[]): void {
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
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-GB');
export const oneDigit = (value: number): string => value.toFixed(1);
export const ratio = (value: number): string => value.toFixed(2);
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
