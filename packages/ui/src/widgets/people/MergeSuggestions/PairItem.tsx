import type { Contact, MergeSuggestion } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { peopleStrings } from '../../../strings/people';
import { PersonLine } from '../changes/PersonLine';
import { useMergeActions } from '../changes/useMergeActions';
import * as styles from './MergeSuggestions.css';
import type { SuggestedPairsProps } from './SuggestedPairs';

interface PairItemProps extends SuggestedPairsProps {
  pair: MergeSuggestion;
}

export function PairItem({ pair, onMerge, onOpenContact }: PairItemProps) {
  const words = useStrings(peopleStrings);
  const { dismiss } = useMergeActions();
  const { one, other, evidence, strength } = pair;
  return (
    <li>
      <Stack gap="md">
        <div className={styles.pair}>
          <Person contact={one} onOpenContact={onOpenContact} />
          <Person contact={other} onOpenContact={onOpenContact} />
        </div>
        <Stack gap="xs">
          <Inline>
            <Badge tone={strength === 'strong' ? 'positive' : 'neutral'}>{words.strength[strength]}</Badge>
          </Inline>
          {evidence.map(({ kind, text, values }) => (
            <Text key={kind} size="dense" dir="auto">
              {text}
              {values.length > 0 && (
                <Text as="span" size="dense" tone="muted">
                  {' '}
                  <bdi>{values.join(', ')}</bdi>
                </Text>
              )}
            </Text>
          ))}
        </Stack>
        <Inline>
          <Button
            size="small"
            tone="primary"
            aria-label={words.mergePair({ one: one.name, other: other.name })}
            onPress={() => onMerge(pair)}
          >
            {words.merge}
          </Button>
          <Button
            size="small"
            aria-label={words.notSamePair({ one: one.name, other: other.name })}
            onPress={() => void dismiss(pair)}
          >
            {words.notSame}
          </Button>
        </Inline>
      </Stack>
    </li>
  );
}

function Person({ contact, onOpenContact }: { contact: Contact; onOpenContact: (contactId: string) => void }) {
  const words = useStrings(contactStrings);
  return (
    <Stack gap="xs">
      <PersonLine contact={contact} />
      <Inline>
        <Button
          size="small"
          tone="quiet"
          aria-label={words.viewDetailsOf({ name: contact.name })}
          onPress={() => onOpenContact(contact.id)}
        >
          {words.viewDetails}
        </Button>
      </Inline>
    </Stack>
  );
}
