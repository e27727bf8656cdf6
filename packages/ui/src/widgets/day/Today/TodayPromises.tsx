import type { BriefPromise } from '@concordia/api-client';
import { Icon } from '../../../components/Icon';
import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { todayStrings } from '../../../strings/generated/today';
import * as styles from './Today.css';
import { TodaySection } from './TodaySection';

interface TodayPromisesProps {
  /** Soonest due first. */
  promises: readonly BriefPromise[];
  conversationHref: (conversationId: string) => string;
}

/** Our promises, in the words they were made in. Whether they were kept is not known. */
export function TodayPromises({ promises, conversationHref }: TodayPromisesProps) {
  const words = useStrings(todayStrings);
  const day = useDateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <TodaySection title={words.promises} isEmpty={promises.length === 0}>
      {(headingId) => (
        <ul aria-labelledby={headingId} className={styles.rows}>
          {promises.map(({ id, conversationId, contactName, quote, dueAt, isOverdue }) => {
            // A promise is due until the end of its day: midnight, which is the next day’s.
            const when = dueAt === null ? '' : day.format(Date.parse(dueAt) - 1);
            return (
              <li key={id} className={styles.row}>
                <span className={styles.mark}>
                  <Icon name="clock" size="small" />
                </span>
                <div className={styles.words}>
                  <Link href={conversationHref(conversationId)} tone="ink" isStandalone>
                    <bdi>{words.promisedTo({ name: contactName ?? words.unknown })}</bdi>
                  </Link>
                  <Text size="dense" maxLines={2} dir="auto">
                    {quote}
                  </Text>
                  <Text size="caption" tone="muted">
                    <span className={styles.due({ isLate: isOverdue })}>
                      {isOverdue ? words.overdueSince({ when }) : words.due({ when })}
                    </span>
                  </Text>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </TodaySection>
  );
}
