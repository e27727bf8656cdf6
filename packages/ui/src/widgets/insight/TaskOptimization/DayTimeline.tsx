import { useId, useState } from 'react';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { taskOptimizationStrings } from '../../../strings/taskOptimization';
import { type TimelineHour, timelineOf } from './day';
import { OptimizedRow } from './OptimizedRow';
import { TaskChip } from './TaskChip';
import * as styles from './TaskOptimization.css';
import type { Queue } from './useQueue';

interface DayTimelineProps {
  queue: Queue;
  labelledBy: string;
  contactHref: (contactId: string) => string;
}

/** The day by its hours. One task at a time is open to its reasons, first the one of highest rank. */
export function DayTimeline({ queue, labelledBy, contactHref }: DayTimelineProps) {
  const first = queue.placed[0]?.task.id ?? null;
  const [choice, setChoice] = useState<{ queue: Queue; openId: string | null } | null>(null);
  // Another result opens its own first task.
  const openId = choice?.queue === queue ? choice.openId : first;
  return (
    <ol aria-labelledby={labelledBy}>
      {timelineOf(queue.placed).map((hour) => (
        <Hour
          key={hour.start}
          hour={hour}
          openId={openId}
          onOpen={(id) => setChoice({ queue, openId: id })}
          contactHref={contactHref}
        />
      ))}
    </ol>
  );
}

interface HourProps extends Pick<DayTimelineProps, 'contactHref'> {
  hour: TimelineHour;
  openId: string | null;
  onOpen: (id: string | null) => void;
}

function Hour({ hour: { start, tasks }, openId, onOpen, contactHref }: HourProps) {
  const words = useStrings(taskOptimizationStrings);
  const time = useDateFormat({ timeStyle: 'short' });
  const detailsId = useId();
  const open = tasks.find(({ placed }) => placed.task.id === openId);
  return (
    <li className={styles.timelineHour}>
      <Text as="span" size="caption" tone="muted" isTabular>
        {start === null ? words.notToday : time.format(start)}
      </Text>
      <div className={styles.chips}>
        {tasks.map(({ placed: { task }, at }) => (
          <TaskChip
            key={task.id}
            task={task}
            at={at}
            isOpen={task.id === openId}
            controls={detailsId}
            onPress={() => onOpen(task.id === openId ? null : task.id)}
          />
        ))}
      </div>
      <div id={detailsId} className={styles.details}>
        {open && <OptimizedRow placed={open.placed} rank={open.rank} contactHref={contactHref} />}
      </div>
    </li>
  );
}
