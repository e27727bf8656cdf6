import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useStrings } from '../../locale';
import { type SlotProps, useSlotted, WithoutSlots } from '../../slots';
import { commonStrings } from '../../strings/generated/common';
import { text } from '../../theme';
import { IconButton } from '../Button';
import { useScrollTabStop } from '../Popover/useScrollTabStop';
import * as styles from './Dialog.css';
import { DialogContext } from './DialogContext';
import { useFocusReturn } from './useFocusReturn';

/** A button and the `Dialog` it opens. */
export { DialogTrigger };

export interface DialogProps extends SlotProps {
  /** Heading and accessible name. */
  title: string;
  /** The content. A function receives `close`. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
  /** Buttons in the footer, the main one last. A function receives `close`. */
  actions?: ReactNode | ((options: { close: () => void }) => ReactNode);
  /**
   * `small` (24 rem) for a question, `medium` (34 rem) for a form, `large` (52 rem) for long text, `full` for a picture: all the room there is.
   *
   * @default 'medium'
   */
  size?: styles.DialogVariants['size'];
  /** `alertdialog` to confirm an irreversible action. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /**
   * Closes on a press outside. Turn it off if work would be lost. Escape and the close button still work.
   *
   * @default true
   */
  isDismissable?: boolean;
  /** Controls the dialog outside a `DialogTrigger`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A modal question or form. It traps focus and restores it on close. On phones it is a bottom sheet. For non-modal
 * details, use `Popover`.
 */
export function Dialog(ownProps: DialogProps) {
  const {
    title,
    children,
    actions,
    size,
    role = 'dialog',
    isDismissable = true,
    isOpen,
    onOpenChange,
    ref,
  } = useSlotted(ownProps, DialogContext);
  const words = useStrings(commonStrings);
  return (
    <ModalOverlay
      ref={ref}
      className={styles.scrim}
      isDismissable={isDismissable}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className={styles.modal({ size })}>
        <AriaDialog role={role} className={styles.dialog}>
          {({ close }) => (
            <WithoutSlots>
              <header className={styles.header}>
                <Heading slot="title" level={2} className={text({ style: 'heading' })}>
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
            </WithoutSlots>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function DialogBody({ children }: { children: ReactNode }) {
  useFocusReturn();
  const ref = useScrollTabStop<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.body}>
      {children}
    </div>
  );
}
