import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useKeyboard } from 'react-aria';
import { Toolbar } from 'react-aria-components';
import type { TableState } from 'react-stately';
import { useStrings } from '../../locale';
import { tableStrings } from '../../strings/generated/table';
import { ButtonContext, IconButton } from '../Button';
import type { SelectedKeys } from './selectionOf';
import * as styles from './Table.css';
import type { TableProps } from './tableProps';

interface SelectionBarProps<Row extends object> {
  state: TableState<Row>;
  keys: SelectedKeys;
  actions: NonNullable<TableProps<Row>['actions']>;
  /** Number of all rows, loaded or not. */
  totalCount: number;
  /** Gets the focus back. */
  grid: RefObject<HTMLElement | null>;
}

/** The number of selected rows, with buttons for them. Escape clears the selection. */
export function SelectionBar<Row extends object>({ state, keys, actions, totalCount, grid }: SelectionBarProps<Row>) {
  const words = useStrings(tableStrings);
  const bar = useRef<HTMLDivElement>(null);
  const { selectionManager: manager } = state;
  const clear = () => manager.clearSelection();

  const { keyboardProps } = useKeyboard({
    onKeyDown: (event) => {
      if (event.key === 'Escape') clear();
      else event.continuePropagation();
    },
  });

  // An action may remove what was selected, and this bar with the focus in it.
  useLayoutEffect(() => {
    const own = bar.current;
    const table = grid.current;
    return () => {
      if (own?.contains(document.activeElement)) table?.focus();
    };
  }, [grid]);

  return (
    <div {...keyboardProps} ref={bar} role="presentation" className={styles.selectionBar}>
      <ButtonContext.Provider value={small}>
        <IconButton icon="close" label={words.clear} onPress={clear} />
        <span className={styles.selectionCount}>
          {words.selected({ count: keys === 'all' ? totalCount : keys.size })}
        </span>
        <Toolbar aria-label={words.actions} className={styles.selectionActions}>
          {actions(keys)}
        </Toolbar>
      </ButtonContext.Provider>
    </div>
  );
}

const small = { size: 'small' } as const;
