import type { BriefPromise } from '@concordia/api-client';
import { useId } from 'react';
import { Badge } from '../../../components/Badge';
import { Disclosure } from '../../../components/Disclosure';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import * as styles from './MorningBrief.css';

/** What we are to do comes first. */
const SIDES = [
  { by: 'us', isRequest: false },
  { by: 'us', isRequest: true },
  { by: 'them', isRequest: false },
  { by: 'them', isRequest: true },
] as const satisfies readonly { by: BriefPromise['by']; isRequest: boolean }[];

const isAsked = ({ kind }: BriefPromise): boolean => kind === 'request';

interface BriefPromisesProps {
  /** The earliest due date first. */
  promises: readonly BriefPromise[];
  messageHref: (messageId: string) => string;
}

/** One sentence, which opens who promised and who asked for what. */
export function BriefPromises({ promises, messageHref }: BriefPromisesProps) {
  const words = useStrings(morningBriefStrings);
  const open = promises.filter(({ kept }) => kept === undefined);
  const overdue = open.filter(({ isOverdue }) => isOverdue).length;
  const state =
    overdue === 0
      ? words.promisesIn.open({ count: open.length })
      : words.promisesIn.overdue({ overdue, count: open.length });
  return (
    <Disclosure title={words.promises} size="small" detail={promises.length === 0 ? words.noPromises : state}>
      <Stack gap="lg">
        <Text size="caption" tone="muted">
          {promises.length === 0 ? words.noPromises : words.promisesHelp}
        </Text>
        {SIDES.map(({ by, isRequest }) => (
          <Side
            key={`${by} ${isRequest}`}
            title={isRequest ? words.asked[by] : by === 'us' ? words.ours : words.theirs}
            promises={promises.filter((promise) => promise.by === by && isAsked(promise) === isRequest)}
            messageHref={messageHref}
          />
        ))}
      </Stack>
    </Disclosure>
  );
}

function Side({ title, promises, messageHref }: BriefPromisesProps & { title: string }) {
  const headingId = useId();
  if (promises.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={4} size="caption" tone="muted" id={headingId}>
        {title}
      </Heading>
      <ul aria-labelledby={headingId} className={styles.rows}>
        {promises.map((promise) => (
          <li key={promise.id} className={styles.row}>
            <Promised promise={promise} messageHref={messageHref} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Promised({ promise, messageHref }: { promise: BriefPromise } & Pick<BriefPromisesProps, 'messageHref'>) {
  const words = useStrings(morningBriefStrings);
  const day = useDateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
  const { by, quote, dueAt, duePhrase, isOverdue, contactName, messageId, kept } = promise;
  const name = contactName ?? words.unknown;
  // A due date is the midnight that ends the day, so 1 ms less falls on the day itself.
  return (
    <>
      <blockquote className={styles.quote}>
        <Link href={messageHref(messageId)} tone="ink">
          {quote}
        </Link>
      </blockquote>
      <Inline gap="sm">
        {kept?.messageId === null && <Badge tone="positive">{words.kept}</Badge>}
        {kept !== undefined && kept.messageId !== null && (
          <Link href={messageHref(kept.messageId)}>{words.keptBy}</Link>
        )}
        {isOverdue && <Badge tone="negative">{words.overdue}</Badge>}
        <Text as="span" size="dense" tone="muted">
          <bdi>{(by === 'us') === isAsked(promise) ? words.from({ name }) : words.to({ name })}</bdi>
          {' · '}
          {dueAt === null ? words.noTime : words.due({ when: day.format(Date.parse(dueAt) - 1), phrase: duePhrase })}
        </Text>
      </Inline>
    </>
  );
}
