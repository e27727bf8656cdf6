/** Row selection and activation, shared by tables and lists. */
export interface RowChoices {
  /** How many rows can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /**
   * `boxes`: rows have a checkbox, and a press opens the row while none is selected. `rows`: a press selects, a double press opens.
   *
   * @default 'boxes'
   */
  selectsBy?: 'boxes' | 'rows';
  /** Keys of the selected rows; `all` includes rows not loaded yet. */
  selectedKeys?: 'all' | Iterable<string>;
  defaultSelectedKeys?: 'all' | Iterable<string>;
  onSelectionChange?: (keys: 'all' | ReadonlySet<string>) => void;
  /** Keys of rows that cannot be selected or opened. */
  disabledKeys?: Iterable<string>;
  /** Opens a row, by Enter or a press; by a double press where a press selects. */
  onAction?: (key: string) => void;
}
