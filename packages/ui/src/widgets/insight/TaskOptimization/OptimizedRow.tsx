import { Badge } from '../../../components/Badge';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Meter } from '../../../components/Meter';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { taskOptimizationStrings } from '../../../strings/taskOptimization';
import type { PlacedTask } from './plannedTask';
import * as styles from './TaskOptimization.css';

export interface OptimizedRowProps {
  placed: PlacedTask;
  /** Position in the queue, from 1. */
  rank: number;
  contactHref: (contactId: string) => string;
}

const MINUTE = 60_000;
const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

export function OptimizedRow({ placed, rank, contactHref }: OptimizedRowProps) {
  const words = useStrings(taskOptimizationStrings);
  const { task, priority_score, reasoning, confidence, scheduled_time } = placed;
  const isKnown = task.entity_type === 'Person' && task.entity_id !== task.id;
  return (
    <div className={styles.placed}>
      <span className={styles.rank} aria-hidden>
        {rank}
      </span>
      <Stack gap="xs">
        <Inline justify="between" align="baseline">
          <Text as="span" weight="semibold" dir="auto">
            {task.title}
          </Text>
          {scheduled_time === undefined ? (
            <Badge tone="outline">{words.notToday}</Badge>
          ) : (
            <Hours start={Date.parse(scheduled_time)} minutes={task.estimated_time_minutes} />
          )}
        </Inline>
        <Inline gap="md">
          <Text as="span" size="caption" tone="muted" isTabular>
            {words.action[task.action_type]} · {words.confidence({ share: confidence })}
          </Text>
          {isKnown && (
            <Link href={contactHref(task.entity_id)} isStandalone>
              {task.contactName}
            </Link>
          )}
        </Inline>
        <Meter label={words.score} value={priority_score} format={WHOLE} />
        <ul aria-label={words.reasons({ title: task.title })} className={styles.reasons}>
          {reasoning.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}

function Hours({ start, minutes }: { start: number; minutes: number }) {
  const words = useStrings(taskOptimizationStrings);
  const time = useDateFormat({ timeStyle: 'short' });
  return (
    <Text as="span" size="dense" isTabular>
      {words.from({ start: time.format(start), end: time.format(start + minutes * MINUTE) })}
    </Text>
  );
}
