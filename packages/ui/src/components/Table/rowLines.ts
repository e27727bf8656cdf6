import type { Column } from './columns';
import type { RowLines, TableProps } from './tableProps';

type LineProps<Row extends object> = Pick<TableProps<Row>, 'lines' | 'density'> & {
  columns: readonly Pick<Column<Row>, 'description'>[];
};

/** Lines of text in each row. */
export function rowLines<Row extends object>({ lines, density, columns }: LineProps<Row>): RowLines {
  const hasDescription = columns.some(({ description }) => description !== undefined);
  if (lines === undefined) return density === 'roomy' || hasDescription ? 2 : 1;
  return hasDescription && lines === 1 ? 2 : lines;
}

/** Lines that the height of a row does not have yet: roomy rows have two, the others one. */
export const moreLines = (lines: RowLines, density: TableProps<object>['density']): number =>
  Math.max(0, lines - (density === 'roomy' ? 2 : 1));

const beside = { 1: 1, 2: 1, 3: 2, 4: 3 } as const satisfies Record<RowLines, RowLines>;

/** Lines left for a cell beside the line of its description. */
export const linesBeside = (lines: RowLines): RowLines => beside[lines];
