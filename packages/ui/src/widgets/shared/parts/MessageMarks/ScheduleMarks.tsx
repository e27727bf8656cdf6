import type { Message } from '@concordia/api-client';
import { Icon } from '../../../../components/Icon';
import { useNow } from '../../../../components/RelativeTime';
import { VisuallyHidden } from '../../../../components/VisuallyHidden';
import { useDateFormat, useStrings } from '../../../../locale';
import { messageMarkStrings } from '../../../../strings/generated/messageMark';
import * as styles from './MessageMarks.css';

/** When a message returns, and when it is due. */
export function ScheduleMarks({ message: { status, snooze, dueAt } }: { message: Message }) {
  return (
    <>
      {snooze !== null && <SnoozeMark until={snooze.until} />}
      {dueAt !== null && <DueMark at={dueAt} isOpen={status !== 'completed'} />}
    </>
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
