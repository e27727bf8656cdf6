import { useEffect } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { deskStrings } from '../../../strings/generated/desk';
import type { Action } from '../../shared/shortcuts';
import { canRun } from '../../shared/shortcuts/action';
import { MOST_SELECTED } from '../messages/selection';
import { useMessageStore } from '../messages/useMessageEdits';
import { useSelected } from '../messages/useSelection';
import * as styles from './BulkBar.css';

export interface BulkBarProps {
  /** All message actions; the bar shows those that apply to many. */
  actions: readonly Action[];
}

const SHOWN = ['done', 'snooze', 'assign', 'project', 'urgent', 'read'] as const;

type Shown = (typeof SHOWN)[number];

/** The number of selected messages, with bulk actions. Escape clears the selection. */
export function BulkBar({ actions }: BulkBarProps) {
  const words = useStrings(deskStrings);
  const { selection } = useMessageStore();
  const { size } = useSelected();
  useEscape(() => selection.clear());
  if (size === 0) return null;
  const shortWords = {
    done: words.done,
    snooze: words.barSnooze,
    assign: words.barAssign,
    project: words.barProject,
    urgent: words.barUrgent,
    read: words.barRead,
  } satisfies Record<Shown, string>;
  return (
    <section aria-label={words.bar} className={styles.bar}>
      <IconButton icon="close" label={words.clear} size="small" onPress={() => selection.clear()} />
      <span className={styles.count} title={size >= MOST_SELECTED ? words.mostSelected({ count: size }) : undefined}>
        {words.selected({ count: size })}
      </span>
      <div className={styles.actions}>
        <MoveMenu actions={actions} />
        {SHOWN.map((id) => {
          const action = actions.find((one) => one.id === id);
          return (
            action && (
              <Button key={id} size="small" icon={action.icon} isDisabled={!canRun(action)} onPress={action.run}>
                {shortWords[id]}
              </Button>
            )
          );
        })}
      </div>
    </section>
  );
}

function MoveMenu({ actions }: BulkBarProps) {
  const words = useStrings(deskStrings);
  return (
    <MenuTrigger>
      <Button size="small" icon="arrow-right">
        {words.barMove}
      </Button>
      <Menu aria-label={words.barMove}>
        {actions
          .filter(({ id }) => id.startsWith('move-'))
          .map(({ id, label, run }) => (
            <MenuItem key={id} id={id} onAction={run}>
              {label}
            </MenuItem>
          ))}
      </Menu>
    </MenuTrigger>
  );
}

/** Overlays close before the selection clears. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Handles Escape before the open message does, unless the user is typing or an overlay is open. */
function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key !== 'Escape' || isTyping || document.querySelector(OVER_THE_PAGE) !== null) return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [onEscape]);
}
