import type { ContactCandidates } from '@concordia/api-client';
import { useId } from 'react';
import { Button } from '../../../components/Button';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { strangerStrings } from '../../../strings/generated/stranger';

interface LikelyContactsProps {
  stranger: ContactCandidates;
  isPending: boolean;
  onChoose: (contactId: string) => void;
}

/** The contacts that the sender may be, each with the reason. */
export function LikelyContacts({ stranger: { address, contacts }, isPending, onChoose }: LikelyContactsProps) {
  const words = useStrings(strangerStrings);
  const titleId = useId();
  return (
    <Stack gap="md">
      <Text tone="muted">{words.moves({ address })}</Text>
      {contacts.length === 0 ? (
        <Text size="dense">{words.noneLikely}</Text>
      ) : (
        <Stack gap="xs">
          <Heading level={3} size="caption" tone="muted" id={titleId}>
            {words.likely}
          </Heading>
          <Stack as="ul" gap="sm" aria-labelledby={titleId}>
            {contacts.map(({ contact, evidence }) => (
              <li key={contact.id}>
                <Button icon="user" isDisabled={isPending} onPress={() => onChoose(contact.id)}>
                  {words.addTo({ name: contact.name })}
                </Button>
                <Text size="caption" tone="muted" dir="auto">
                  {[contact.company, contact.email, ...evidence].filter((fact) => fact !== null).join(' · ')}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
