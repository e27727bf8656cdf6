import type { Contact, MergeChoices, MergePreview } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { PersonLine } from '../changes/PersonLine';
import { Conflicts } from './Conflicts';
import * as styles from './MergeDialog.css';

const MOVED = ['messages', 'conversations', 'points', 'notes', 'tasks'] as const;

export interface MergeViewProps {
  preview: MergePreview;
  choices: MergeChoices;
  onChoose: (choices: MergeChoices) => void;
  onSwap: () => void;
}

export function MergeView({ preview, choices, onChoose, onSwap }: MergeViewProps) {
  const words = useStrings(peopleStrings);
  const { keep, other, conflicts, moves } = preview;
  const moved = MOVED.filter((kind) => moves[kind] > 0);
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <div className={styles.sides}>
          <Side side="keep" contact={keep} label={words.keeps} />
          <Side side="other" contact={other} label={words.goes} />
        </div>
        <Inline>
          <Button size="small" icon="refresh" onPress={onSwap}>
            {words.swap}
          </Button>
        </Inline>
      </Stack>
      <Stack gap="sm">
        <Heading level={3}>{words.conflicts}</Heading>
        <Conflicts conflicts={conflicts} choices={choices} onChoose={onChoose} />
      </Stack>
      <Stack gap="sm">
        <Heading level={3}>{words.moves}</Heading>
        {moved.length === 0 ? (
          <Text size="dense" tone="muted">
            {words.movesNothing}
          </Text>
        ) : (
          <Inline as="ul" gap="sm">
            {moved.map((kind) => (
              <li key={kind}>
                <Badge>{words.moved[kind]({ count: moves[kind] })}</Badge>
              </li>
            ))}
          </Inline>
        )}
        <Text size="caption" tone="muted">
          {words.canBeUndone}
        </Text>
      </Stack>
    </Stack>
  );
}

function Side({ side, contact, label }: { side: 'keep' | 'other'; contact: Contact; label: string }) {
  return (
    <div className={styles.side} data-side={side}>
      <Text size="caption" tone="muted">
        {label}
      </Text>
      <PersonLine contact={contact} />
    </div>
  );
}
