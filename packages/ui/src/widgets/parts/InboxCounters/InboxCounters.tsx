import type { Stats } from '@concordia/api-client';
import { SkeletonText } from '../../../components/Skeleton';
import { useFigure, useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/messages';
import * as styles from './InboxCounters.css';

export interface InboxCountersProps {
  stats: Pick<Stats, 'unread' | 'urgent'>;
}

/** The two figures that a day begins with. Urgent turns red as soon as there is any. */
export function InboxCounters({ stats }: InboxCountersProps) {
  const words = useStrings(messageStrings);
  const figure = useFigure();
  return (
    <dl className={styles.counters}>
      <div className={styles.counter}>
        <dt className={styles.name}>{words.unread}</dt>
        <dd className={styles.figure({ tone: 'plain' })}>
          <SkeletonText>{figure(stats.unread)}</SkeletonText>
        </dd>
      </div>
      <div className={styles.counter}>
        <dt className={styles.name}>{words.urgent}</dt>
        <dd className={styles.figure({ tone: stats.urgent > 0 ? 'urgent' : 'plain' })}>
          <SkeletonText>{figure(stats.urgent)}</SkeletonText>
        </dd>
      </div>
    </dl>
  );
}
