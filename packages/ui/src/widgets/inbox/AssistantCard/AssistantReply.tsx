import type { AssistantAnswer, AssistantLink } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { Heading } from '../../../components/Heading';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { assistantStrings } from '../../../strings/generated/assistant';
import * as styles from './AssistantCard.css';

export interface AssistantHrefs {
  messageHref: (messageId: string) => string;
  contactHref: (contactId: string) => string;
}

interface AssistantReplyProps extends AssistantHrefs {
  answer: AssistantAnswer;
  onAsk: (question: string) => void;
}

export function AssistantReply({ answer, onAsk, ...hrefs }: AssistantReplyProps) {
  const words = useStrings(assistantStrings);
  return (
    <Stack gap="sm">
      <div className={styles.answer} dir="auto">
        {answer.answer.map((sentence) => (
          <Text key={sentence} size="dense">
            {sentence}
          </Text>
        ))}
      </div>
      <Opens links={answer.links} {...hrefs} />
      <Disclosure title={words.basis} headingLevel="none" size="small">
        <Text size="caption" tone="muted">
          {answer.basis}
        </Text>
      </Disclosure>
      {!answer.understood && <Examples questions={answer.suggestions} onAsk={onAsk} />}
    </Stack>
  );
}

/** Leaves out tasks, which have no page. */
function Opens({ links, messageHref, contactHref }: AssistantHrefs & { links: readonly AssistantLink[] }) {
  const words = useStrings(assistantStrings);
  const shown = links.filter(({ kind }) => kind !== 'task');
  if (shown.length === 0) return null;
  return (
    <nav aria-label={words.opened}>
      <ul className={styles.links}>
        {shown.map(({ kind, id, label }) => (
          <li key={id}>
            <Link href={kind === 'contact' ? contactHref(id) : messageHref(id)} isStandalone>
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ExamplesProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

export function Examples({ questions, onAsk }: ExamplesProps) {
  const words = useStrings(assistantStrings);
  return (
    <Stack gap="xs">
      <Heading level={4} size="caption" tone="muted">
        {words.examples}
      </Heading>
      <ul className={styles.examples}>
        {questions.map((question) => (
          <li key={question}>
            <Button size="small" tone="quiet" onPress={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
