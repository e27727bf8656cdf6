import { type AnsweredMessage, getListResponsesUrl, type ResponseSpan } from '@concordia/api-client';
import { MINUTE } from '@concordia/domain';
import { ChannelMark } from '../../../components/Chip';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { useSpanWords } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { patternAnalysisStrings } from '../../../strings/generated/patternAnalysis';
import { MessageDate } from '../../shared/parts/MessageDate';
import { PagedList } from './PagedList';
import * as styles from './PatternAnalysis.css';
import { PersonLink } from './PersonLink';

const PAGE = 25;

interface Links {
  contactHref: (contactId: string) => string;
  messageHref: (messageId: string) => string;
}

export function Responses({ bucket, ...links }: Links & { bucket: ResponseSpan }) {
  const words = useStrings(patternAnalysisStrings);
  return (
    <PagedList<AnsweredMessage>
      title={words.answeredAfter({ bucket: words.bucket[bucket] })}
      url={getListResponsesUrl(bucket, { limit: PAGE })}
      failed={words.messagesFailed}
      empty={words.noMessage}
      count={(messages) => words.messages({ messages })}
      getKey={({ messageId }) => messageId}
    >
      {(response) => <ResponseRow response={response} {...links} />}
    </PagedList>
  );
}

function ResponseRow({ response, contactHref, messageHref }: Links & { response: AnsweredMessage }) {
  const words = useStrings(patternAnalysisStrings);
  const span = useSpanWords();
  const { messageId, channel, receivedAt, minutes, excerpt } = response;
  return (
    <Stack gap="xxs">
      <div className={styles.row}>
        <Inline gap="sm">
          <ChannelMark channel={channel} />
          <PersonLink {...response} contactHref={contactHref} />
        </Inline>
        <Text as="span" size="caption" tone="muted" isTabular>
          <MessageDate instant={receivedAt} />
          {' · '}
          {words.answeredIn({ span: span(minutes * MINUTE) })}
        </Text>
      </div>
      <Text size="dense" maxLines={2} dir="auto">
        <Link href={messageHref(messageId)} tone="ink" isStandalone>
          {excerpt === '' ? words.noWords : excerpt}
        </Link>
      </Text>
    </Stack>
  );
}
