import { useState } from 'react';
import { DropZone } from '../../../components/DropZone';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { importStrings } from '../../../strings/import';
import { parseAddresses } from './acceptable';

interface ImportFormProps {
  asksForAddresses: boolean;
  /** The workspace shows sample data, which the import replaces. */
  replacesDemo: boolean;
  ownAddresses: string;
  onOwnAddressesChange: (line: string) => void;
  onFiles: (files: readonly File[]) => void;
}

export function ImportForm({
  asksForAddresses,
  replacesDemo,
  ownAddresses,
  onOwnAddressesChange,
  onFiles,
}: ImportFormProps) {
  const words = useStrings(importStrings);
  const [isTyping, setTyping] = useState(false);
  const { invalid } = parseAddresses(ownAddresses);
  const objection = invalid.length === 0 ? undefined : words.notAddresses({ typed: invalid });
  return (
    <Stack gap="lg">
      {asksForAddresses && (
        <Stack width="form">
          <TextField
            label={words.addresses}
            description={words.addressesHelp}
            placeholder={words.addressesExample}
            // Shows no error while the user is typing.
            errorMessage={isTyping ? undefined : objection}
            onFocusChange={setTyping}
            autoComplete="email"
            value={ownAddresses}
            onChange={onOwnAddressesChange}
          />
        </Stack>
      )}
      <DropZone
        label={words.drop}
        description={words.dropHelp}
        buttonLabel={words.choose}
        isDisabled={objection !== undefined}
        onFiles={onFiles}
      />
      {replacesDemo && (
        <Text size="dense" tone="muted">
          {words.replacesDemo}
        </Text>
      )}
    </Stack>
  );
}
