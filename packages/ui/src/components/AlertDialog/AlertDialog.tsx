import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';
import { useStrings } from '../../locale';
import { alertDialogStrings } from '../../strings/generated/alertDialog';
import { text } from '../../theme';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Icon } from '../Icon';
import * as styles from './AlertDialog.css';

export interface AlertDialogProps {
  /** The question, with the verb and the thing: "Delete this rule?". */
  title: string;
  /** What will be lost, and what will not. */
  children: ReactNode;
  /** The verb of the question: what the button does. */
  confirmLabel: string;
  /** Does it. While a promise is pending the dialog stays and waits; when it fails, the dialog says so and can be answered again. */
  onConfirm: () => void | Promise<void>;
  /** The way back. Without it, "Cancel". */
  cancelLabel?: string;
  /**
   * `danger` for what cannot be undone: focus begins on the way back. `primary` where nothing is lost.
   *
   * @default 'danger'
   */
  tone?: 'danger' | 'primary';
  /** What to say when `onConfirm` failed. Without it, that it did not work. */
  describeFailure?: (failure: unknown) => string;
  /** Whether it is open, where it is not inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Told when it wants to open or close. */
  onOpenChange?: (isOpen: boolean) => void;
}

type Progress = { is: 'asking' } | { is: 'pending' } | { is: 'failed'; why: string };

/** A question before what cannot be undone. Where it can be undone, do it at once and offer the way back in a toast. */
export function AlertDialog({ isOpen, onOpenChange, ...rest }: AlertDialogProps) {
  const trigger = use(OverlayTriggerStateContext);
  const [progress, setProgress] = useState<Progress>({ is: 'asking' });
  const setOpen = (willOpen: boolean) => {
    // What has begun cannot be called off by looking away from it.
    if (progress.is === 'pending') return;
    setProgress({ is: 'asking' });
    onOpenChange?.(willOpen);
    trigger?.setOpen(willOpen);
  };
  const done = () => {
    setProgress({ is: 'asking' });
    onOpenChange?.(false);
    trigger?.setOpen(false);
  };
  const { title, children, describeFailure, onConfirm } = rest;
  const words = useStrings(alertDialogStrings);
  const confirm = async () => {
    setProgress({ is: 'pending' });
    try {
      await onConfirm();
      done();
    } catch (failure) {
      setProgress({ is: 'failed', why: describeFailure?.(failure) ?? words.failed });
    }
  };
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      isDismissable={false}
      isOpen={isOpen ?? trigger?.isOpen ?? false}
      onOpenChange={setOpen}
      actions={
        <Answers {...rest} isPending={progress.is === 'pending'} onCancel={() => setOpen(false)} onConfirm={confirm} />
      }
    >
      {children}
      <div role="alert">
        {progress.is === 'failed' && (
          <p className={`${text({ tone: 'negative' })} ${styles.failure}`}>
            <Icon name="circle-alert" />
            <span>{progress.why}</span>
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface AnswersProps extends Pick<AlertDialogProps, 'confirmLabel' | 'cancelLabel' | 'tone'> {
  isPending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

function Answers({ confirmLabel, cancelLabel, tone = 'danger', isPending, onCancel, onConfirm }: AnswersProps) {
  const words = useStrings(alertDialogStrings);
  const isGrave = tone === 'danger';
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  return (
    <>
      <Button ref={isGrave ? first : undefined} isDisabled={isPending} onPress={onCancel}>
        {cancelLabel ?? words.cancel}
      </Button>
      <Button ref={isGrave ? undefined : first} tone={tone} isPending={isPending} onPress={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
}
