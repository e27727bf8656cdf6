import type { AssistantChoice } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { assistantStrings } from '../../../strings/generated/assistant';
import * as styles from './AssistantCard.css';

interface AssistantChoicesProps {
  choices: readonly AssistantChoice[];
  onChoose: (contactId: string) => void;
}

/** Whom an ambiguous name may mean. */
export function AssistantChoices({ choices, onChoose }: AssistantChoicesProps) {
  const words = useStrings(assistantStrings);
  return (
    <ul className={styles.examples} aria-label={words.which}>
      {choices.map(({ contactId, label }) => (
        <li key={contactId}>
          <Button size="small" tone="quiet" onPress={() => onChoose(contactId)}>
            <bdi>{label}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
