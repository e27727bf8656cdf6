export type { Column, Sort } from './columns';
export { Table } from './Table';
export type { MoreRows } from './TableStates';
export type { TableProps } from './tableProps';
