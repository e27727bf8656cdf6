import type { TodayChanges as Changes } from '@concordia/api-client';
import { Fragment } from 'react';
import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { todayStrings } from '../../../strings/generated/today';
import * as styles from './Today.css';
import { TodaySection } from './TodaySection';

interface TodayChangesProps {
  changes: Changes;
  conversationHref: (conversationId: string) => string;
}

/** Shown in minutes up to this, then in hours. */
const LONGEST_IN_MINUTES = 90;

/** What changed since yesterday, in sentences. */
export function TodayChanges({ changes, conversationHref }: TodayChangesProps) {
  const words = useStrings(todayStrings);
  const { newConversations, silent, silentCount } = changes;
  const others = silentCount - silent.length;
  return (
    <TodaySection title={words.changes} isEmpty={false}>
      {() => (
        <div className={styles.words}>
          <Text size="dense">
            {words.newConversations({ count: newConversations })} {repliesOf(changes)}
          </Text>
          {silent.length > 0 && (
            <Text size="dense">
              {words.silent}{' '}
              {silent.map(({ conversationId, name }, index) => (
                <Fragment key={conversationId}>
                  {index > 0 && ', '}
                  <Link href={conversationHref(conversationId)} tone="ink">
                    <bdi>{name}</bdi>
                  </Link>
                </Fragment>
              ))}
              {others > 0 && words.silentOthers({ count: others })}
            </Text>
          )}
        </div>
      )}
    </TodaySection>
  );

  function repliesOf({ replied: count, unanswered, medianReplyMinutes }: Changes): string | null {
    if (medianReplyMinutes !== null) return words.replied({ count, span: spanOf(medianReplyMinutes) });
    return count === 0 ? null : words.repliedFew({ count, unanswered });
  }

  function spanOf(minutes: number): string {
    if (minutes < LONGEST_IN_MINUTES) return words.minutes({ minutes: Math.max(1, Math.round(minutes)) });
    return words.hours({ hours: Math.round(minutes / 60) });
  }
}
