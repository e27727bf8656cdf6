import { type Ref, useEffect, useEffectEvent } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useStrings } from '../../locale';
import { commandPaletteStrings } from '../../strings/generated/commandPalette';
import { usePlatform } from '../Kbd';
import * as styles from './CommandPalette.css';
import type { Command, CommandGroup } from './command';
import { PaletteBody } from './PaletteBody';
import { isModPress } from './shortcut';

export interface CommandPaletteProps {
  /** The commands, in the order shown while the query is empty. */
  groups: readonly CommandGroup[];
  /** Ids of recently used commands, latest first. They are listed first. */
  recent?: readonly string[];
  isOpen: boolean;
  /** Called to open or close the palette: on Mod+K, Escape, a click outside, or when a command runs. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the query, for an external search that fills `results`. */
  onQueryChange?: (query: string) => void;
  /** External search results, such as contacts and messages. Listed below the commands in their given order. */
  results?: readonly CommandGroup[];
  /** The external search is running. @default false */
  isLoading?: boolean;
  /** Called with a command's id before it runs, to record it as recent. */
  onRun?: (id: string) => void;
  /** Placeholder of the search box. Defaults to a localized text. */
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Finds and runs any command by typing. Mod+K opens it from anywhere, and Enter runs the best match. Every command is also available on a screen.
 */
export function CommandPalette({ isOpen, onOpenChange, onQueryChange, onRun, ref, ...rest }: CommandPaletteProps) {
  const words = useStrings(commandPaletteStrings);
  const platform = usePlatform();
  const setOpen = (willOpen: boolean) => {
    // Closing clears the query, so its external results must be cleared too.
    if (!willOpen) onQueryChange?.('');
    onOpenChange(willOpen);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isModPress(event, 'k', platform)) return;
    event.preventDefault();
    setOpen(!isOpen);
  });
  useEffect(() => {
    // Capture phase: runs before page elements that swallow keys.
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
    <ModalOverlay ref={ref} isDismissable isOpen={isOpen} onOpenChange={setOpen} className={styles.scrim}>
      <Modal className={styles.modal}>
        <Dialog aria-label={words.title} className={styles.dialog}>
          <PaletteBody {...rest} onQueryChange={onQueryChange} run={run} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
