import type { AssistantAnswer, AssistantCitation } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { Heading } from '../../../components/Heading';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { assistantStrings } from '../../../strings/generated/assistant';
import * as styles from './AssistantCard.css';
import { AssistantChoices } from './AssistantChoices';
import { AssistantDraft } from './AssistantDraft';
import { AssistantScope } from './AssistantScope';
import { AssistantSentence } from './AssistantSentence';
import { type AssistantHrefs, hrefOf, sourcesOf } from './sources';

interface AssistantReplyProps extends AssistantHrefs {
  answer: AssistantAnswer;
  onAsk: (question: string) => void;
  /** Asks again about one of the contacts that the name may mean. */
  onChoose: (contactId: string) => void;
}

/** Sentences with their sources, what they were made from, and what to ask instead where there is no answer. */
export function AssistantReply({ answer, onAsk, onChoose, ...hrefs }: AssistantReplyProps) {
  const words = useStrings(assistantStrings);
  const sources = sourcesOf(answer);
  return (
    <Stack gap="sm">
      <div className={styles.answer} dir="auto">
        {answer.sentences.map((sentence, index) => (
          <AssistantSentence key={`${index} ${sentence.text}`} sentence={sentence} sources={sources} {...hrefs} />
        ))}
      </div>
      {answer.draft !== null && <AssistantDraft content={answer.draft.content} />}
      {answer.choices.length > 0 && <AssistantChoices choices={answer.choices} onChoose={onChoose} />}
      {answer.choices.length === 0 && <Sources sources={sources} {...hrefs} />}
      <Disclosure title={words.basis} headingLevel="none" size="small">
        <Text size="caption" tone="muted">
          {answer.basis}
        </Text>
      </Disclosure>
      {answer.outcome !== 'unsupported' && <AssistantScope scope={answer.scope} />}
      {answer.outcome === 'unsupported' && <Examples questions={answer.suggestions} onAsk={onAsk} />}
    </Stack>
  );
}

interface SourcesProps extends AssistantHrefs {
  sources: readonly AssistantCitation[];
}

function Sources({ sources, ...hrefs }: SourcesProps) {
  const words = useStrings(assistantStrings);
  if (sources.length === 0) return null;
  return (
    <nav aria-label={words.sources}>
      <ol className={styles.links}>
        {sources.map((source, index) => (
          <li key={source.id}>
            <Link href={hrefOf(source, hrefs)} isStandalone>
              {index + 1} <bdi>{source.label}</bdi>
            </Link>
          </li>
        ))}
      </ol>
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
