import type { AssistantCitation, AssistantSentence as Sentence } from '@concordia/api-client';
import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useStrings } from '../../../locale';
import { assistantStrings } from '../../../strings/generated/assistant';
import * as styles from './AssistantCard.css';
import { type AssistantHrefs, hrefOf } from './sources';

interface AssistantSentenceProps extends AssistantHrefs {
  sentence: Sentence;
  /** All sources of the answer: a sentence names its own by number. */
  sources: readonly AssistantCitation[];
}

export function AssistantSentence({ sentence: { text, citations }, sources, ...hrefs }: AssistantSentenceProps) {
  const words = useStrings(assistantStrings);
  const own = sources.flatMap((source, index) =>
    citations.some(({ id }) => id === source.id) ? [{ source, number: index + 1 }] : [],
  );
  return (
    <Text size="dense">
      {text}
      {own.map(({ source, number }) => (
        <span key={source.id} className={styles.mark}>
          <Link href={hrefOf(source, hrefs)}>
            <span aria-hidden>{number}</span>
            <VisuallyHidden>{words.source({ number: String(number), label: source.label })}</VisuallyHidden>
          </Link>
        </span>
      ))}
    </Text>
  );
}
