export { CellEditor } from './CellEditor';
export { ColumnChooser } from './ColumnChooser';
export { EditableCell } from './EditableCell';
export { type ShownColumn, sameColumns, storedColumns, withWidths } from './shownColumns';
export { TableViews } from './TableViews';
export { useKeptColumns } from './useKeptColumns';
export { useNarrow } from './useNarrow';
