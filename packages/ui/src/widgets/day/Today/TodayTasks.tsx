import type { Task } from '@concordia/api-client';
import { Checkbox } from '../../../components/Checkbox';
import { Link } from '../../../components/Link';
import { RelativeTime, useNow } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { taskStrings } from '../../../strings/generated/task';
import { todayStrings } from '../../../strings/generated/today';
import { useTaskActions } from '../tasks/useTaskWrites';
import * as styles from './Today.css';
import { type Reading, TodaySection } from './TodaySection';

interface TodayTasksProps {
  /** Soonest due first. */
  tasks: readonly Task[];
  reading: Reading;
  conversationHref: (conversationId: string) => string;
}

/** Tasks and follow-ups that are overdue or due today, to check off. */
export function TodayTasks({ tasks, reading, conversationHref }: TodayTasksProps) {
  const words = useStrings(todayStrings);
  return (
    <TodaySection title={words.tasks} isEmpty={tasks.length === 0} reading={reading}>
      {(headingId) => (
        <ul aria-labelledby={headingId} className={styles.rows}>
          {tasks.map((task) => (
            <TodayTask key={task.id} task={task} conversationHref={conversationHref} />
          ))}
        </ul>
      )}
    </TodaySection>
  );
}

function TodayTask({ task, conversationHref }: Pick<TodayTasksProps, 'conversationHref'> & { task: Task }) {
  const { checkOff: checkOffLabel } = useStrings(taskStrings);
  const { checkOff } = useTaskActions();
  const now = useNow();
  const { title, dueAt, contact, conversationId } = task;
  return (
    <li className={styles.row}>
      <Checkbox aria-label={checkOffLabel({ title })} isSelected={false} onChange={() => void checkOff(task)} />
      <div className={styles.words}>
        {conversationId === null ? (
          <Text as="span" dir="auto">
            {title}
          </Text>
        ) : (
          <Link href={conversationHref(conversationId)} tone="ink" isStandalone>
            <bdi>{title}</bdi>
          </Link>
        )}
        <Text size="caption" tone="muted">
          {dueAt !== null && (
            <span className={styles.due({ isLate: Date.parse(dueAt) < now })}>
              <RelativeTime instant={dueAt} mayBeAhead />
            </span>
          )}
          {contact !== null && (
            <>
              {' · '}
              <bdi>{contact.name}</bdi>
            </>
          )}
        </Text>
      </div>
    </li>
  );
}
