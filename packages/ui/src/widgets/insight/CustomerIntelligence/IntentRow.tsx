import type { CustomerIntent } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { ChannelMark } from '../../../components/Chip';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { intentStrings } from '../../../strings/generated/intent';
import { Fact, Facts, ValueFact } from '../intelligence';
import * as styles from './CustomerIntelligence.css';

export interface IntentRowProps {
  intent: CustomerIntent;
  /** The intent with the highest value. @default false */
  isTop?: boolean;
  messageHref: (messageId: string) => string;
}

export function IntentRow({ intent, isTop = false, messageHref }: IntentRowProps) {
  const words = useStrings(intentStrings);
  const { messageId, contactName, channel, sentAt, quote } = intent;
  return (
    <li className={styles.intent}>
      <Stack gap="xs">
        <Inline gap="sm">
          <ChannelMark channel={channel} />
          <Link href={messageHref(messageId)} isStandalone tone="ink">
            <bdi>{contactName ?? words.somebody}</bdi>
          </Link>
          {isTop && <Badge tone="notice">{words.worthMost}</Badge>}
          <Text as="span" size="caption" tone="muted">
            <RelativeTime instant={sentAt} />
          </Text>
        </Inline>
        <Text size="dense" tone="muted" maxLines={2} dir="auto">
          {quote}
        </Text>
      </Stack>
      <IntentFigures intent={intent} />
    </li>
  );
}

function IntentFigures({ intent }: Pick<IntentRowProps, 'intent'>) {
  const words = useStrings(intentStrings);
  const { urgency, urgencyConfidence, nextAction, nextActionConfidence, confidence } = intent;
  const sure = (share: number | null) => (share === null ? undefined : words.chance({ share }));
  return (
    <Facts>
      <Fact term={words.intentTerm} help={words.chance({ share: confidence })}>
        {words.intent[intent.intent]}
      </Fact>
      <Fact term={words.urgencyTerm} help={sure(urgencyConfidence)}>
        {words.urgency[urgency]}
      </Fact>
      <Fact term={words.actionTerm} help={sure(nextActionConfidence)}>
        {nextAction === null ? words.unknown : words.action[nextAction]}
      </Fact>
      <ValueFact {...intent} />
    </Facts>
  );
}
