import { CopyButton } from '../../../components/CopyField';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { assistantStrings } from '../../../strings/generated/assistant';
import * as styles from './AssistantCard.css';

/** Words for a reply. The composer of its conversation suggests the same; a person sends it. */
export function AssistantDraft({ content }: { content: string }) {
  const words = useStrings(assistantStrings);
  return (
    <figure className={styles.draft}>
      <Text as="figcaption" size="caption" tone="muted">
        {words.draft}
      </Text>
      <blockquote className={styles.draftText} dir="auto">
        {content}
      </blockquote>
      <CopyButton text={content} />
    </figure>
  );
}
