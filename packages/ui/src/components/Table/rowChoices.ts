/** Selecting and opening rows, the same in tables and in lists. */
export interface RowChoices {
  /** How many rows may be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /**
   * `boxes`: a row has a box, and while none is selected a press opens the row. `rows`: a press selects the row, two presses open it.
   *
   * @default 'boxes'
   */
  selectsBy?: 'boxes' | 'rows';
  /** Keys of the selected rows; `all` includes those that are not loaded yet. */
  selectedKeys?: 'all' | Iterable<string>;
  /** Keys of the rows selected at first, where the component keeps that itself. */
  defaultSelectedKeys?: 'all' | Iterable<string>;
  /** Told what is selected now. */
  onSelectionChange?: (keys: 'all' | ReadonlySet<string>) => void;
  /** Keys of rows that can be neither selected nor opened. */
  disabledKeys?: Iterable<string>;
  /** Opens a row: Enter, a press, or two where a press selects. */
  onAction?: (key: string) => void;
}
