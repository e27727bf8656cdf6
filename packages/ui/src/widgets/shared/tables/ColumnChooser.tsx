import { useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { Checkbox } from '../../../components/Checkbox';
import { Popover } from '../../../components/Popover';
import { useStrings } from '../../../locale';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import { type ShownColumn, withMoved, withToggled } from './shownColumns';
import * as styles from './tables.css';

interface ColumnChooserProps<Id extends string> {
  /** All columns, with their labels. The first names the row and is always shown. */
  columns: readonly { id: Id; label: string }[];
  shown: readonly ShownColumn<Id>[];
  onChange: (shown: readonly ShownColumn<Id>[]) => void;
  /** Called as it opens, so that columns can be read that are not known before. */
  onOpen?: () => void;
  /** Shows the first choice of columns again. */
  onReset: () => void;
}

/** Shows, hides and orders the columns of a table, by buttons that need no dragging. */
export function ColumnChooser<Id extends string>({
  columns,
  shown,
  onChange,
  onOpen,
  onReset,
}: ColumnChooserProps<Id>) {
  const words = useStrings(dataTableStrings);
  // No `PopoverTrigger`: it would bring react-aria's menus into what is loaded before every page.
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    onOpen?.();
  };
  const { lines, changeAt } = useKeptFocus(shown, onChange);
  const labelOf = (id: Id) => columns.find((column) => column.id === id)?.label ?? id;
  const hidden = columns.filter(({ id }) => shown.every((column) => column.id !== id));
  return (
    <>
      <Button ref={trigger} size="small" icon="settings" aria-haspopup="dialog" onPress={open}>
        {words.columns}
      </Button>
      <Popover
        aria-label={words.columns}
        placement="bottom end"
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <div ref={lines} className={styles.chooser}>
          <ol aria-label={words.shown} className={styles.columns}>
            {shown.map(({ id }, place) => (
              <li key={id} data-column={id} className={styles.column}>
                <span className={styles.columnName}>
                  <Checkbox
                    isSelected
                    isDisabled={place === 0}
                    onChange={() => changeAt(id, 0, withToggled(shown, id))}
                  >
                    {labelOf(id)}
                  </Checkbox>
                </span>
                {place > 0 && (
                  <>
                    <IconButton
                      icon="arrow-up"
                      size="small"
                      label={words.moveUp({ column: labelOf(id) })}
                      isDisabled={place === 1}
                      onPress={() => changeAt(id, 1, withMoved(shown, id, -1))}
                    />
                    <IconButton
                      icon="arrow-down"
                      size="small"
                      label={words.moveDown({ column: labelOf(id) })}
                      isDisabled={place === shown.length - 1}
                      onPress={() => changeAt(id, 2, withMoved(shown, id, 1))}
                    />
                  </>
                )}
              </li>
            ))}
          </ol>
          {hidden.length > 0 && (
            <ul aria-label={words.hidden} className={styles.columns}>
              {hidden.map(({ id, label }) => (
                <li key={id} data-column={id} className={styles.column}>
                  <Checkbox isSelected={false} onChange={() => changeAt(id, 0, withToggled(shown, id))}>
                    {label}
                  </Checkbox>
                </li>
              ))}
            </ul>
          )}
          <div>
            <Button size="small" tone="quiet" onPress={onReset}>
              {words.reset}
            </Button>
          </div>
        </div>
      </Popover>
    </>
  );
}

/** A control of a column: its checkbox, earlier, later. */
type Control = 0 | 1 | 2;

/** Keeps the focus in the line of a column that moved to another place, or whose button has nothing more to do. */
function useKeptFocus<Id extends string>(
  shown: readonly ShownColumn<Id>[],
  onChange: (shown: readonly ShownColumn<Id>[]) => void,
) {
  const lines = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ id: Id; control: Control } | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null || shown.length === 0) return;
    const { id, control } = wanted.current;
    wanted.current = null;
    const line = lines.current?.querySelector(`[data-column="${CSS.escape(id)}"]`);
    const controls = [...(line?.querySelectorAll<HTMLElement>('button, input') ?? [])];
    const isUsable = (element: HTMLElement | undefined) => element !== undefined && !element.matches(':disabled');
    const target = isUsable(controls[control]) ? controls[control] : controls.findLast(isUsable);
    target?.focus();
  }, [shown]);
  return {
    lines,
    changeAt: (id: Id, control: Control, next: readonly ShownColumn<Id>[]) => {
      wanted.current = { id, control };
      onChange(next);
    },
  };
}
