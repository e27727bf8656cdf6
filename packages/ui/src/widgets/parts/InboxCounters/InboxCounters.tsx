import type { Stats } from '@concordia/api-client';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { SkeletonText } from '../../../components/Skeleton';
import { messageStrings } from '../../messages/strings';
import * as styles from './InboxCounters.css';

export interface InboxCountersProps {
  stats: Pick<Stats, 'unread' | 'urgent'>;
}

/** The two figures that a day begins with. Urgent turns red as soon as there is any. */
export function InboxCounters({ stats }: InboxCountersProps) {
  const number = useNumberFormatter();
  return (
    <dl className={styles.counters}>
      <div className={styles.counter}>
        <dt className={styles.name}>{messageStrings.unread}</dt>
        <dd className={styles.figure({ tone: 'plain' })}>
          <SkeletonText>{number.format(stats.unread)}</SkeletonText>
        </dd>
      </div>
      <div className={styles.counter}>
        <dt className={styles.name}>{messageStrings.urgent}</dt>
        <dd className={styles.figure({ tone: stats.urgent > 0 ? 'urgent' : 'plain' })}>
          <SkeletonText>{number.format(stats.urgent)}</SkeletonText>
        </dd>
      </div>
    </dl>
  );
}
