import type { Contact } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { strangerStrings } from '../../../strings/generated/stranger';
import { ContactPicker } from '../../delivery/OutreachDialog/ContactPicker';

interface OtherContactProps {
  isPending: boolean;
  onChoose: (contactId: string) => void;
}

/** Any contact, found by search. A button confirms it, because a search is easily answered with the wrong name. */
export function OtherContact({ isPending, onChoose }: OtherContactProps) {
  const words = useStrings(strangerStrings);
  const [chosen, setChosen] = useState<Contact | null>(null);
  return (
    <Stack gap="sm">
      <ContactPicker onChange={setChosen} />
      {chosen !== null && (
        <Inline justify="end">
          <Button tone="primary" isPending={isPending} onPress={() => onChoose(chosen.id)}>
            {words.addTo({ name: chosen.name })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
