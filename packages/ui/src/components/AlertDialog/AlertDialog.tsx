import { type ReactNode, type Ref, use, useLayoutEffect, useRef, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';
import { useStrings } from '../../locale';
import { alertDialogStrings } from '../../strings/generated/alertDialog';
import { text } from '../../theme';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Icon } from '../Icon';
import * as styles from './AlertDialog.css';

export interface AlertDialogProps {
  /** The question, with its verb and object: "Delete this rule?". */
  title: string;
  /** What is lost and what is kept. */
  children: ReactNode;
  /** The verb of the question, such as "Delete". */
  confirmLabel: string;
  /**
   * Runs the action. The dialog stays open until a returned promise settles. If it rejects, the dialog shows the
   * failure and can be confirmed again.
   */
  onConfirm: () => void | Promise<void>;
  /** Defaults to "Cancel". */
  cancelLabel?: string;
  /** `danger` for irreversible actions: focus starts on Cancel. `primary` when nothing is lost. @default 'danger' */
  tone?: 'danger' | 'primary';
  /** The message shown when `onConfirm` fails. Defaults to a generic one. */
  describeFailure?: (failure: unknown) => string;
  /** Controls the dialog outside a `DialogTrigger`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  ref?: Ref<HTMLDivElement>;
}

type Progress = { is: 'asking' } | { is: 'pending' } | { is: 'failed'; why: string };

/** Confirms an irreversible action. For reversible ones, act at once and offer Undo in a toast. */
export function AlertDialog({ isOpen, onOpenChange, ref, ...rest }: AlertDialogProps) {
  const trigger = use(OverlayTriggerStateContext);
  const [progress, setProgress] = useState<Progress>({ is: 'asking' });
  const setOpen = (willOpen: boolean) => {
    // A pending action cannot be canceled by closing the dialog.
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
      ref={ref}
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
