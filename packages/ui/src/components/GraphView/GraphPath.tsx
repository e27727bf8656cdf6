import { Button } from '../Button';
import { Text } from '../Text';
import * as styles from './GraphView.css';

interface GraphPathProps {
  /** The nodes of the path from end to end. */
  steps: readonly { id: string; name: string; note: string | undefined }[];
  label: string;
  onSelect: (id: string) => void;
}

/** The steps of a path as a list. Each leads to its node. */
export function GraphPath({ steps, label, onSelect }: GraphPathProps) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map(({ id, name, note }) => (
        <li key={id}>
          <Button size="small" tone="quiet" onPress={() => onSelect(id)}>
            <bdi>{name}</bdi>
          </Button>
          {note !== undefined && (
            <Text as="span" size="caption" tone="muted" isTabular>
              {note}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
