export { CellEditor } from './CellEditor';
export { CellPopover } from './CellPopover';
export { ColumnChooser } from './ColumnChooser';
export { EditableCell } from './EditableCell';
export { factsBelow } from './facts';
export { type ShownColumn, sameColumns, storedColumns, withWidths } from './shownColumns';
export { TableViews } from './TableViews';
export { useNarrow } from './useNarrow';
export { type SavedTable, useTableViews } from './useTableViews';
