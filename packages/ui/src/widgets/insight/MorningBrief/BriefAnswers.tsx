import type { BriefAnswer } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { ChannelMark } from '../../../components/Chip';
import { Disclosure } from '../../../components/Disclosure';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { AnswerReasons } from '../../shared/parts/PriorityReasons';
import * as styles from './MorningBrief.css';

interface BriefAnswersProps {
  /** In order of priority. */
  answers: readonly BriefAnswer[];
  messageHref: (messageId: string) => string;
}

/** One sentence, which opens whom to reply to, and why. */
export function BriefAnswers({ answers, messageHref }: BriefAnswersProps) {
  const words = useStrings(morningBriefStrings);
  const [first] = answers;
  const detail =
    first === undefined
      ? words.noAnswers
      : words.answersIn({ count: answers.length, who: first.contactName ?? words.unknown });
  return (
    <Disclosure title={words.answers} size="small" detail={<bdi>{detail}</bdi>}>
      <ol aria-label={words.answers} className={styles.rows}>
        {answers.map((answer) => (
          <li key={answer.messageId} className={styles.row}>
            <Answer answer={answer} messageHref={messageHref} />
          </li>
        ))}
      </ol>
    </Disclosure>
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
