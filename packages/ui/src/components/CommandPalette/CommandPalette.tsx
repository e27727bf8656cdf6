import { useEffect, useEffectEvent } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useStrings } from '../../locale';
import { commandPaletteStrings } from '../../strings/generated/commandPalette';
import { usePlatform } from '../Kbd';
import * as styles from './CommandPalette.css';
import type { Command, CommandGroup } from './command';
import { PaletteBody } from './PaletteBody';
import { isModPress } from './shortcut';

export interface CommandPaletteProps {
  /** What can be done, in the order in which it is offered while nothing is typed. */
  groups: readonly CommandGroup[];
  /** Ids of the commands used last, latest first. They come first. */
  recent?: readonly string[];
  /** Whether it is open. */
  isOpen: boolean;
  /** Told when it wants to open or close: Mod+K, Escape, a press beside it, a command that ran. */
  onOpenChange: (isOpen: boolean) => void;
  /** Told what is typed, for a search elsewhere that fills `results`. */
  onQueryChange?: (query: string) => void;
  /** What that search found: people, messages. It stands below the commands, in its own order. */
  results?: readonly CommandGroup[];
  /**
   * The search elsewhere is under way.
   *
   * @default false
   */
  isLoading?: boolean;
  /** Told which command runs, before it does: the place to remember it as recent. */
  onRun?: (id: string) => void;
  /** The words in the empty search box. Without it, the catalogue's own. */
  placeholder?: string;
}

/**
 * Everything that can be done, a few letters away: Mod+K opens it from anywhere, a few letters find, Enter runs, and focus is back where it
 * was. It repeats what the screens offer and is never the only way to it.
 */
export function CommandPalette({ isOpen, onOpenChange, onQueryChange, onRun, ...rest }: CommandPaletteProps) {
  const words = useStrings(commandPaletteStrings);
  const platform = usePlatform();
  const setOpen = (willOpen: boolean) => {
    // What is typed goes with it, so what was found for it must go as well.
    if (!willOpen) onQueryChange?.('');
    onOpenChange(willOpen);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isModPress(event, 'k', platform)) return;
    event.preventDefault();
    setOpen(!isOpen);
  });
  useEffect(() => {
    // Before anything on the page that swallows keys.
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
  const run = (command: Command) => {
    onRun?.(command.id);
    setOpen(false);
    command.onRun?.();
  };
  return (
    <ModalOverlay isDismissable isOpen={isOpen} onOpenChange={setOpen} className={styles.scrim}>
      <Modal className={styles.modal}>
        <Dialog aria-label={words.title} className={styles.dialog}>
          <PaletteBody {...rest} onQueryChange={onQueryChange} run={run} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
