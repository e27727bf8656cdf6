import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { strangerStrings } from '../../../strings/generated/stranger';

interface NewContactProps {
  /** The name the sender gave. */
  name: string;
  isPending: boolean;
  onCreate: (name: string) => void;
}

export function NewContact({ name, isPending, onCreate }: NewContactProps) {
  const words = useStrings(strangerStrings);
  const [written, setWritten] = useState(name);
  return (
    <Stack gap="sm">
      <TextField label={words.name} value={written} onChange={setWritten} maxLength={200} />
      <Inline justify="end">
        <Button
          icon="plus"
          isPending={isPending}
          isDisabled={written.trim() === ''}
          onPress={() => onCreate(written.trim())}
        >
          {words.create}
        </Button>
      </Inline>
    </Stack>
  );
}
