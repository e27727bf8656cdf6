import { SELECTOR_TYPES } from '@concordia/domain/selectors';
import { useId } from 'react';
import { Button } from '../../../components/Button';
import { Text } from '../../../components/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useStrings } from '../../../locale';
import { queryBoxStrings } from '../../../strings/generated/queryBox';
import { OPERATOR_HINTS } from './hints';
import * as styles from './QueryBox.css';

export interface QueryHintsProps {
  onInsert: (hint: string) => void;
}

export function QueryHints({ onInsert }: QueryHintsProps) {
  const words = useStrings(queryBoxStrings);
  return (
    <div className={styles.hints}>
      <HintRow title={words.selectors} hints={SELECTOR_TYPES} onInsert={onInsert} />
      <HintRow title={words.operators} hints={OPERATOR_HINTS} onInsert={onInsert} />
    </div>
  );
}

function HintRow({ title, hints, onInsert }: { title: string; hints: readonly string[] } & QueryHintsProps) {
  const words = useStrings(queryBoxStrings);
  const titleId = useId();
  return (
    <>
      <Text as="span" size="caption" tone="muted" id={titleId}>
        {title}
      </Text>
      <ul aria-labelledby={titleId} className={styles.hintList}>
        {hints.map((hint) => (
          <li key={hint}>
            <Button size="small" tone="quiet" onPress={() => onInsert(hint)}>
              <VisuallyHidden>{words.insert} </VisuallyHidden>
              <code>{hint}</code>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
