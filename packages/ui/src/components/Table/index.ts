export type { Column, Sort } from './columns';
export { Table } from './Table';
export type { MoreRows } from './TableStates';
export type { ColumnWidths, RowLines, TableHandle, TableProps } from './tableProps';
