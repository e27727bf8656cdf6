import type { BriefAnswer } from '@concordia/api-client';
import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { ChannelMark } from '../../../components/Chip';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { AnswerReasons } from '../../shared/parts/PriorityReasons';
import { BriefSection } from './BriefSection';
import * as styles from './MorningBrief.css';

/** Entries shown before the list is expanded. */
const SHOWN = 5;

interface BriefAnswersProps {
  /** In order of priority. */
  answers: readonly BriefAnswer[];
  messageHref: (messageId: string) => string;
}

export function BriefAnswers({ answers, messageHref }: BriefAnswersProps) {
  const words = useStrings(morningBriefStrings);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? answers : answers.slice(0, SHOWN);
  return (
    <BriefSection title={words.answers} empty={words.noAnswers} isEmpty={answers.length === 0}>
      {(headingId) => (
        <>
          <ol aria-labelledby={headingId} className={styles.rows}>
            {shown.map((answer) => (
              <li key={answer.messageId} className={styles.row}>
                <Answer answer={answer} messageHref={messageHref} />
              </li>
            ))}
          </ol>
          {shown.length < answers.length && (
            <Inline>
              <Button size="small" tone="quiet" onPress={() => setWhole(true)}>
                {words.more({ count: answers.length - shown.length })}
              </Button>
            </Inline>
          )}
        </>
      )}
    </BriefSection>
  );
}

function Answer({ answer, messageHref }: { answer: BriefAnswer } & Pick<BriefAnswersProps, 'messageHref'>) {
  const words = useStrings(morningBriefStrings);
  const { contactName, messageId, title, channel, isUrgent } = answer;
  return (
    <>
      <Inline gap="sm">
        <ChannelMark channel={channel} />
        <Link href={messageHref(messageId)} isStandalone>
          <bdi>{contactName ?? words.unknown}</bdi>
        </Link>
        {isUrgent && <Badge tone="negative">{words.urgent}</Badge>}
      </Inline>
      <Text maxLines={2} dir="auto">
        {title}
      </Text>
      <Text size="dense" tone="muted" dir="auto">
        <AnswerReasons answer={answer} />
      </Text>
    </>
  );
}
