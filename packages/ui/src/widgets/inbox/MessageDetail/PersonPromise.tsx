import type { BriefPromise, MessageDetail } from '@concordia/api-client';
import { Checkbox } from '../../../components/Checkbox';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { backgroundStrings } from '../../../strings/generated/background';
import { promiseStrings } from '../../../strings/generated/promise';
import { useCheckPromise } from '../../day/promises/useCheckPromise';
import * as styles from './PersonPromise.css';

export interface PersonPromiseProps {
  promise: BriefPromise;
  /** The message that is open: one of ours may be what kept it. */
  message: Pick<MessageDetail, 'id' | 'direction' | 'createdAt'>;
}

/** A promise to the person, to check off. */
export function PersonPromise({ promise, message }: PersonPromiseProps) {
  const words = useStrings(backgroundStrings);
  const { keep } = useStrings(promiseStrings);
  const check = useCheckPromise();
  const day = useDateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
  const { quote, dueAt, isOverdue, kept } = promise;
  const when = dueAt === null ? null : day.format(Date.parse(dueAt) - 1);
  return (
    <li className={styles.row}>
      <Checkbox
        aria-label={keep({ quote })}
        isSelected={kept !== undefined}
        onChange={() => void check(promise, message.direction === 'outbound' ? message : null)}
      />
      <div>
        <Text size="dense" maxLines={2} dir="auto" tone={kept === undefined ? 'ink' : 'muted'}>
          {quote}
        </Text>
        <Text size="caption" tone={isOverdue ? 'negative' : 'muted'}>
          {kept !== undefined ? words.kept : when !== null && (isOverdue ? words.overdueSince : words.due)({ when })}
        </Text>
      </div>
    </li>
  );
}
