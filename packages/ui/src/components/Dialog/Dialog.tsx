import type { ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { text } from '../../theme';
import { IconButton } from '../Button';
import { useScrollTabStop } from '../Popover/useScrollTabStop';
import * as styles from './Dialog.css';
import { useFocusReturn } from './useFocusReturn';

/** A button and the `Dialog` that it opens. */
export { DialogTrigger };

export interface DialogProps {
  /** Names it; shown at its head. */
  title: string;
  /** What is asked or shown. A function gets `close`. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
  /** Buttons at its foot, the main one last. A function gets `close`. */
  actions?: ReactNode | ((options: { close: () => void }) => ReactNode);
  /** `small` (24 rem) for a question, `medium` (34 rem) for a form, `large` (52 rem) for reading. @default 'medium' */
  size?: styles.DialogVariants['size'];
  /** `alertdialog` for a question about something that cannot be undone. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** A press beside it closes it. Turn it off where work would be lost; Escape and the cross still close. @default true */
  isDismissable?: boolean;
  /** Whether it is open, where it is not inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Told when it wants to open or close. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A question or a form that comes before everything else: focus goes in, stays in, and returns to where it was. On a phone it is a sheet from
 * the lower edge. For a detail beside something use a `Popover`.
 */
export function Dialog({
  title,
  children,
  actions,
  size,
  role = 'dialog',
  isDismissable = true,
  isOpen,
  onOpenChange,
}: DialogProps) {
  const words = useStrings(commonStrings);
  return (
    <ModalOverlay className={styles.scrim} isDismissable={isDismissable} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={styles.modal({ size })}>
        <AriaDialog role={role} className={styles.dialog}>
          {({ close }) => (
            <>
              <header className={styles.header}>
                <Heading slot="title" level={2} className={text({ style: 'title' })}>
                  {title}
                </Heading>
                <span className={styles.close}>
                  <IconButton icon="close" label={words.close} onPress={close} />
                </span>
              </header>
              <DialogBody>{typeof children === 'function' ? children({ close }) : children}</DialogBody>
              {actions && (
                <footer className={styles.actions}>
                  {typeof actions === 'function' ? actions({ close }) : actions}
                </footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Scrolls between head and foot. */
function DialogBody({ children }: { children: ReactNode }) {
  useFocusReturn();
  const ref = useScrollTabStop<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.body}>
      {children}
    </div>
  );
}
