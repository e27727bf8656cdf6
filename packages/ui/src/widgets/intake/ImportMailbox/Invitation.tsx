import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { Sentence, useStrings } from '../../../locale';
import { importStrings } from '../../../strings/import';

import { ChatSources } from './ChatSources';

const parts = {
  takeout: (name: string) => (
    <Link href="https://takeout.google.com" isExternal>
      {name}
    </Link>
  ),
};

/** How to export a mailbox from the two most common providers, and chats. */
export function Invitation() {
  const words = useStrings(importStrings);
  return (
    <Stack gap="sm" width="measure">
      <Text tone="muted">
        <Sentence parts={parts}>{words.fromGmail}</Sentence>
      </Text>
      <Text tone="muted">{words.fromThunderbird}</Text>
      <ChatSources />
    </Stack>
  );
}
