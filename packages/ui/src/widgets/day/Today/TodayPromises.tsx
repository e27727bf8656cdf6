import type { BriefPromise } from '@concordia/api-client';
import { Checkbox } from '../../../components/Checkbox';
import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { promiseStrings } from '../../../strings/generated/promise';
import { todayStrings } from '../../../strings/generated/today';
import { useCheckPromise } from '../promises/useCheckPromise';
import * as styles from './Today.css';
import { TodaySection } from './TodaySection';

interface TodayPromisesProps {
  /** Soonest due first, then those that were kept today. */
  promises: readonly BriefPromise[];
  conversationHref: (conversationId: string) => string;
}

/** Our promises and what others asked of us by a stated time, in the words they were made in, to check off. */
export function TodayPromises({ promises, conversationHref }: TodayPromisesProps) {
  const words = useStrings(todayStrings);
  return (
    <TodaySection
      title={promises.some(({ kind }) => kind === 'request') ? words.promisesAndRequests : words.promises}
      isEmpty={promises.length === 0}
    >
      {(headingId) => (
        <ul aria-labelledby={headingId} className={styles.rows}>
          {promises.map((promise) => (
            <TodayPromise key={promise.id} promise={promise} conversationHref={conversationHref} />
          ))}
        </ul>
      )}
    </TodaySection>
  );
}

function TodayPromise({
  promise,
  conversationHref,
}: Pick<TodayPromisesProps, 'conversationHref'> & { promise: BriefPromise }) {
  const words = useStrings(todayStrings);
  const { keep } = useStrings(promiseStrings);
  const check = useCheckPromise();
  const { conversationId, contactName, kind, quote, kept } = promise;
  const name = contactName ?? words.unknown;
  return (
    <li className={styles.row} data-kept={kept !== undefined || undefined}>
      <Checkbox aria-label={keep({ quote })} isSelected={kept !== undefined} onChange={() => void check(promise)} />
      <div className={styles.words}>
        <Link href={conversationHref(conversationId)} tone="ink" isStandalone>
          <bdi>{kind === 'request' ? words.askedBy({ name }) : words.promisedTo({ name })}</bdi>
        </Link>
        <Text size="dense" maxLines={2} dir="auto" tone={kept === undefined ? 'ink' : 'muted'}>
          {quote}
        </Text>
        <Text size="caption" tone="muted">
          <Standing promise={promise} />
        </Text>
      </div>
    </li>
  );
}

function Standing({ promise: { dueAt, isOverdue, kept } }: { promise: BriefPromise }) {
  const words = useStrings(todayStrings);
  const day = useDateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
  if (kept !== undefined) return kept.messageId === null ? words.kept : words.keptBy;
  // A promise is due until the end of its day: midnight, which is the next day’s.
  const when = dueAt === null ? '' : day.format(Date.parse(dueAt) - 1);
  return (
    <span className={styles.due({ isLate: isOverdue })}>
      {isOverdue ? words.overdueSince({ when }) : words.due({ when })}
    </span>
  );
}
