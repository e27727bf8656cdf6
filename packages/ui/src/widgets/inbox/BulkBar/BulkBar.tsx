import { useEffect } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { deskStrings } from '../../../strings/generated/desk';
import type { Action } from '../../shared/shortcuts';
import { MOST_SELECTED } from '../messages/selection';
import { useMessageStore } from '../messages/useMessageEdits';
import { useSelected } from '../messages/useSelection';
import * as styles from './BulkBar.css';

export interface BulkBarProps {
  /** Everything that can be done with messages; the bar shows what makes sense for many. */
  actions: readonly Action[];
}

/** What stands on the bar, in this order, by the ids of the actions. */
const SHOWN = ['done', 'snooze', 'assign', 'project', 'urgent', 'read'] as const;

type Shown = (typeof SHOWN)[number];

/** How many messages are chosen, and what can be done with all of them at once. Escape takes the choice back. */
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
              <Button key={id} size="small" icon={action.icon} onPress={action.run}>
                {shortWords[id]}
              </Button>
            )
          );
        })}
      </div>
    </section>
  );
}

/** The columns that messages can be moved to. */
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

/** What lies over the page is closed first. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Escape, before the open message takes it, as long as nobody types and nothing lies over the page. */
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
