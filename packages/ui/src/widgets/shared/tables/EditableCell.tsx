import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../../../components/Icon';
import * as styles from './tables.css';

interface EditableCellProps {
  children: ReactNode;
  /** "Edit company of Ada Lindqvist". */
  label: string;
  /** @param cell where the editor opens. */
  onEdit: (cell: Element) => void;
}

/** A cell with a button that edits it. Keys that go to the cell reach the button, so Enter edits. */
export function EditableCell({ children, label, onEdit }: EditableCellProps) {
  return (
    <span className={styles.editable}>
      {children}
      <Button
        aria-label={label}
        className={styles.pencil}
        excludeFromTabOrder
        onPress={({ target }) => onEdit(target.closest('[role=gridcell], [role=rowheader]') ?? target)}
      >
        <Icon name="pencil" size="small" />
      </Button>
    </span>
  );
}
