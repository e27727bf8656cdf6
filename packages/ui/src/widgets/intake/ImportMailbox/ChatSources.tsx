import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { chatArchiveStrings } from '../../../strings/generated/chatArchive';

/** How to get a chat export out of each network. */
export function ChatSources() {
  const { chats, from } = useStrings(chatArchiveStrings);
  return (
    <Stack gap="sm">
      <Text weight="medium">{chats}</Text>
      <Stack as="ul" gap="sm">
        {[from.whatsapp, from.telegram, from.linkedin, from.meta, from.x].map((sentence) => (
          <li key={sentence}>
            <Text tone="muted">{sentence}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
