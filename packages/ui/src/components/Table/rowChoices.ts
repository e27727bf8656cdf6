/** Row selection and activation, shared by tables and lists. */
export interface RowChoices {
  /** How many rows can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /**
   * `boxes`: rows have a checkbox, and a press opens the row while none is selected. `rows`: a press selects, and a
   * double press opens.
   *
   * @default 'boxes'
   */
  selectsBy?: 'boxes' | 'rows';
  /** Keys of the selected rows. `all` includes rows not loaded yet. */
  selectedKeys?: 'all' | Iterable<string>;
  defaultSelectedKeys?: 'all' | Iterable<string>;
  onSelectionChange?: (keys: 'all' | ReadonlySet<string>) => void;
  /** Keys of rows that cannot be selected or opened. */
  disabledKeys?: Iterable<string>;
  /** Opens a row, on Enter or a press. If a press selects, on Enter or a double press. */
  onAction?: (key: string) => void;
}
