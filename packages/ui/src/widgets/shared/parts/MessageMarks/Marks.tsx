import type { Message } from '@concordia/api-client';
import type { Receipt } from '@concordia/domain';
import { lazy, Suspense } from 'react';
import { Icon, type IconName } from '../../../../components/Icon';
import { VisuallyHidden } from '../../../../components/VisuallyHidden';
import { useFigure, useStrings } from '../../../../locale';
import { messageMarkStrings } from '../../../../strings/generated/messageMark';
import * as styles from './MessageMarks.css';
import { ScheduleMarks } from './ScheduleMarks';

/** Loaded with the first message that is assigned. */
const Assignee = lazy(() => import('./Assignee').then((module) => ({ default: module.Assignee })));

export function Marks({ message }: { message: Message }) {
  const { attachmentCount, direction, receipt, assigneeId } = message;
  return (
    <>
      {attachmentCount > 0 && <Attachments count={attachmentCount} />}
      {direction === 'outbound' && receipt !== null && <ReceiptMark receipt={receipt} />}
      <ScheduleMarks message={message} />
      {assigneeId !== null && (
        <Suspense>
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
