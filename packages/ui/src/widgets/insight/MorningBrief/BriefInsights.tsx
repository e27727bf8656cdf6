import type { BriefInsight } from '@concordia/api-client';
import { Disclosure } from '../../../components/Disclosure';
import { Icon } from '../../../components/Icon';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { BriefSection } from './BriefSection';
import * as styles from './MorningBrief.css';
import { useInsightText } from './useInsightText';

const MARKS = { good: 'circle-check', neutral: 'info', warning: 'triangle-alert' } as const;

/** Shown at once; they arrive with the most urgent first. */
const SHOWN = 3;

interface BriefInsightsProps {
  insights: readonly BriefInsight[];
  messageHref: (messageId: string) => string;
}

/** Each insight is a sentence, which opens the messages it is based on. */
export function BriefInsights({ insights, messageHref }: BriefInsightsProps) {
  const words = useStrings(morningBriefStrings);
  const rows = insights.map((insight) => <InsightRow key={insight.id} insight={insight} messageHref={messageHref} />);
  return (
    <BriefSection title={words.insights} empty={words.noInsights} isEmpty={insights.length === 0}>
      {(headingId) => (
        <>
          <ul aria-labelledby={headingId} className={styles.rows}>
            {rows.slice(0, SHOWN)}
          </ul>
          {rows.length > SHOWN && (
            <Disclosure title={words.moreInsights({ count: rows.length - SHOWN })} size="small" headingLevel="none">
              <ul aria-labelledby={headingId} className={styles.rows}>
                {rows.slice(SHOWN)}
              </ul>
            </Disclosure>
          )}
        </>
      )}
    </BriefSection>
  );
}

interface InsightRowProps {
  insight: BriefInsight;
  messageHref: (messageId: string) => string;
}

function InsightRow({ insight, messageHref }: InsightRowProps) {
  const words = useStrings(morningBriefStrings);
  const text = useInsightText()(insight);
  const { tone, messages, messageCount } = insight;
  return (
    <li className={styles.marked}>
      <span className={styles.mark} data-tone={tone}>
        <Icon name={MARKS[tone]} label={words.tone[tone]} />
      </span>
      {messages.length === 0 ? (
        <Text dir="auto">{text}</Text>
      ) : (
        <Disclosure title={text} size="small" headingLevel="none">
          <Stack gap="xs">
            {messages.map(({ messageId, label }) => (
              <Link key={messageId} href={messageHref(messageId)} isStandalone>
                <bdi>{label}</bdi>
              </Link>
            ))}
            {messages.length < messageCount && (
              <Text size="caption" tone="muted">
                {words.firstOf({ shown: messages.length, all: messageCount })}
              </Text>
            )}
          </Stack>
        </Disclosure>
      )}
    </li>
  );
}
