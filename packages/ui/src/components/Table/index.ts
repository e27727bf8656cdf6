export type { Column, Sort } from './columns';
export { Table } from './Table';
export type { TableProps } from './tableProps';
export type { MoreRows } from './TableStates';
