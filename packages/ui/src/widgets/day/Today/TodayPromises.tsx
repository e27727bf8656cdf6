import type { BriefPromise } from '@concordia/api-client';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button';
import { Checkbox } from '../../../components/Checkbox';
import { Inline } from '../../../components/Inline';
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
  messageHref: (messageId: string) => string;
}

/** What others asked is shown up to here: most of them are in the list to reply to, too. */
const REQUESTS_SHOWN = 5;

const isRequest = ({ kind }: BriefPromise): boolean => kind === 'request';

/** What we promised, and below it what others asked of us by a stated time: in the words it was written in, to check off. */
export function TodayPromises({ promises, ...hrefs }: TodayPromisesProps) {
  const words = useStrings(todayStrings);
  const [showsAll, setShowsAll] = useState(false);
  const requests = promises.filter(isRequest);
  const shown = showsAll ? requests : requests.slice(0, REQUESTS_SHOWN);
  return (
    <>
      <PromiseSection title={words.promises} promises={promises.filter((promise) => !isRequest(promise))} {...hrefs} />
      <PromiseSection title={words.requests} promises={shown} {...hrefs}>
        {requests.length > REQUESTS_SHOWN && (
          <Inline>
            <Button tone="quiet" size="small" aria-expanded={showsAll} onPress={() => setShowsAll(!showsAll)}>
              {showsAll ? words.fewerRequests : words.allRequests({ count: requests.length })}
            </Button>
          </Inline>
        )}
      </PromiseSection>
    </>
  );
}

function PromiseSection({
  title,
  promises,
  children,
  ...hrefs
}: TodayPromisesProps & { title: string; children?: ReactNode }) {
  return (
    <TodaySection title={title} isEmpty={promises.length === 0}>
      {(headingId) => (
        <>
          <ul aria-labelledby={headingId} className={styles.rows}>
            {promises.map((promise) => (
              <TodayPromise key={promise.id} promise={promise} {...hrefs} />
            ))}
          </ul>
          {children}
        </>
      )}
    </TodaySection>
  );
}

function TodayPromise({
  promise,
  conversationHref,
  messageHref,
}: Omit<TodayPromisesProps, 'promises'> & { promise: BriefPromise }) {
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
          <Standing promise={promise} messageHref={messageHref} />
        </Text>
      </div>
    </li>
  );
}

function Standing({
  promise: { dueAt, isOverdue, kept },
  messageHref,
}: Pick<TodayPromisesProps, 'messageHref'> & { promise: BriefPromise }) {
  const words = useStrings(todayStrings);
  const day = useDateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
  if (kept?.messageId === null) return words.kept;
  if (kept !== undefined) return <Link href={messageHref(kept.messageId)}>{words.keptBy}</Link>;
  // A promise is due until the end of its day: midnight, which is the next day’s.
  const when = dueAt === null ? '' : day.format(Date.parse(dueAt) - 1);
  return (
    <span className={styles.due({ isLate: isOverdue })}>
      {isOverdue ? words.overdueSince({ when }) : words.due({ when })}
    </span>
  );
}
