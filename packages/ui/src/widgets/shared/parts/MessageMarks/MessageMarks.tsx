import type { Message } from '@concordia/api-client';
import type { Receipt } from '@concordia/domain';
import { lazy, Suspense } from 'react';
import { Icon, type IconName } from '../../../../components/Icon';
import { useNow } from '../../../../components/RelativeTime';
import { VisuallyHidden } from '../../../../components/VisuallyHidden';
import { useDateFormat, useFigure, useStrings } from '../../../../locale';
import { messageMarkStrings } from '../../../../strings/generated/messageMark';
import * as styles from './MessageMarks.css';

/** Loaded with the first message that is assigned. */
const Assignee = lazy(() => import('./Assignee').then((module) => ({ default: module.Assignee })));

/** Icons for a message's state and schedule, each with text for screen readers. */
export function MessageMarks({ message }: { message: Message }) {
  const { status, attachmentCount, direction, receipt, dueAt, snooze, assigneeId } = message;
  return (
    <>
      {attachmentCount > 0 && <Attachments count={attachmentCount} />}
      {direction === 'outbound' && receipt !== null && <ReceiptMark receipt={receipt} />}
      {snooze !== null && <SnoozeMark until={snooze.until} />}
      {dueAt !== null && <DueMark at={dueAt} isOpen={status !== 'completed'} />}
      {assigneeId !== null && (
        <Suspense fallback={null}>
          <Assignee memberId={assigneeId} />
        </Suspense>
      )}
    </>
  );
}

function Attachments({ count }: { count: number }) {
  const words = useStrings(messageMarkStrings);
  const figure = useFigure();
  return (
    <span className={styles.mark}>
      <Icon name="paperclip" size="small" />
      <span aria-hidden>{figure(count)}</span>
      <VisuallyHidden>{words.attachments({ count })}</VisuallyHidden>
    </span>
  );
}

const receiptDrawings = {
  queued: 'hourglass',
  sent: 'check',
  delivered: 'circle-check',
  read: 'eye',
  failed: 'circle-alert',
} as const satisfies Record<Receipt, IconName>;

/** The receipt of an outgoing message. Only failures stand out. */
function ReceiptMark({ receipt }: { receipt: Receipt }) {
  const word = useStrings(messageMarkStrings).receipt[receipt];
  const hasFailed = receipt === 'failed';
  return (
    <span className={styles.mark} data-failed={hasFailed || undefined} title={word}>
      <Icon name={receiptDrawings[receipt]} size="small" />
      {hasFailed ? word : <VisuallyHidden>{word}</VisuallyHidden>}
    </span>
  );
}

function SnoozeMark({ until }: { until: string }) {
  const words = useStrings(messageMarkStrings);
  const { short, exact } = useShortDate();
  return (
    <span className={styles.mark} title={words.snoozedUntil({ date: exact(until) })}>
      <Icon name="moon" size="small" />
      <VisuallyHidden>{words.snoozedUntil({ date: exact(until) })}</VisuallyHidden>
      <span aria-hidden>{short(until)}</span>
    </span>
  );
}

/** Only open messages can be overdue. */
function DueMark({ at, isOpen }: { at: string; isOpen: boolean }) {
  const words = useStrings(messageMarkStrings);
  const { short, exact } = useShortDate();
  const now = useNow();
  const isLate = isOpen && Date.parse(at) < now;
  const said = isLate ? words.overdueSince({ date: exact(at) }) : words.due({ date: exact(at) });
  return (
    <span className={styles.mark} data-late={isLate || undefined} title={said}>
      <Icon name="calendar" size="small" />
      <VisuallyHidden>{said}</VisuallyHidden>
      <span aria-hidden>{short(at)}</span>
    </span>
  );
}

function useShortDate() {
  const short = useDateFormat({ day: 'numeric', month: 'short' });
  const exact = useDateFormat({ dateStyle: 'full', timeStyle: 'short' });
  return {
    short: (instant: string) => short.format(new Date(instant)),
    exact: (instant: string) => exact.format(new Date(instant)),
  };
}
