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
  /** Whether the workspace shows invented people, who go when real ones come. */
  replacesDemo: boolean;
  /** What was typed so far. */
  ownAddresses: string;
  onOwnAddressesChange: (line: string) => void;
  onFiles: (files: readonly File[]) => void;
}

/** Where the mailbox is dropped, and whose it is. */
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
            // While somebody is still typing, an objection would be premature.
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
