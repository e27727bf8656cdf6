import type { Completion } from '@concordia/api-client';
import { Text } from '../../../components/Text';
import { useFigure, useStrings } from '../../../locale';
import { queryBoxStrings } from '../../../strings/generated/queryBox';
import { completionId } from './completionId';
import * as styles from './QueryBox.css';

export interface CompletionListProps {
  id: string;
  items: readonly Completion[];
  /** Index of the completion that Enter takes. */
  active: number | null;
  onChoose: (completion: Completion) => void;
}

/** Completions for the query. Focus stays in the field. */
export function CompletionList({ id, items, active, onChoose }: CompletionListProps) {
  const words = useStrings(queryBoxStrings);
  const figure = useFigure();
  return (
    <div id={id} role="listbox" aria-label={words.completions} className={styles.list}>
      {items.map((completion, index) => (
        <div
          key={`${completion.kind} ${completion.text}`}
          id={completionId(id, index)}
          role="option"
          aria-selected={index === active}
          aria-label={[
            completion.text,
            words.kind[completion.kind],
            ...(completion.count === null ? [] : [words.count({ count: completion.count })]),
          ].join(', ')}
          className={styles.option}
          // Keeps focus and cursor in the field.
          onPointerDown={(event) => event.preventDefault()}
          onPointerUp={() => onChoose(completion)}
        >
          <span className={styles.optionText} dir="auto">
            {completion.text}
          </span>{' '}
          <Text as="span" size="caption" tone="muted" isTabular>
            {completion.count === null ? words.kind[completion.kind] : figure(completion.count)}
          </Text>
        </div>
      ))}
    </div>
  );
}
