import type { BriefAnswer } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { ChannelMark } from '../../../components/Chip';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { todayStrings } from '../../../strings/generated/today';
import { LazyHowDecided } from '../../insight/intelligence';
import { AnswerReasons } from '../../shared/parts/PriorityReasons';
import * as styles from './Today.css';
import { TodaySection } from './TodaySection';

interface TodayAnswersProps {
  /** In recommended order. */
  answers: readonly BriefAnswer[];
  conversationHref: (conversationId: string) => string;
}

/** Who to reply to first. */
export function TodayAnswers({ answers, conversationHref }: TodayAnswersProps) {
  const words = useStrings(todayStrings);
  return (
    <TodaySection title={words.answers} isEmpty={answers.length === 0}>
      {(headingId) => (
        <>
          <ol aria-labelledby={headingId} className={styles.rows}>
            {answers.map((answer) => (
              <li key={answer.conversationId} className={styles.row}>
                <span className={styles.mark}>
                  <ChannelMark channel={answer.channel} />
                </span>
                <div className={styles.words}>
                  <Inline gap="sm">
                    <Link href={conversationHref(answer.conversationId)} tone="ink" isStandalone>
                      <bdi>{answer.contactName ?? words.unknown}</bdi>
                    </Link>
                    {answer.isUrgent && <Badge tone="negative">{words.urgent}</Badge>}
                  </Inline>
                  <Text size="dense" maxLines={2} dir="auto">
                    {answer.title}
                  </Text>
                  <Text size="caption" tone="muted" dir="auto">
                    <AnswerReasons answer={answer} />
                  </Text>
                </div>
              </li>
            ))}
          </ol>
          <LazyHowDecided of="answers" />
        </>
      )}
    </TodaySection>
  );
}
