import type { Contact } from '@concordia/api-client';
import { Avatar } from '../../../components/Avatar';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';

/** A contact in two or three lines, enough to tell namesakes apart. */
export function PersonLine({ contact }: { contact: Contact }) {
  const words = useStrings(contactStrings);
  const { name, company, title, email, phone } = contact;
  const place = [title, company].filter((fact) => fact !== null).join(' · ');
  return (
    <Inline gap="md" align="start" isWrapping={false}>
      <Avatar name={name} picture={contact.pictureUrl} />
      <Stack gap="none">
        <Text weight="semibold" dir="auto">
          {name}
        </Text>
        <Text size="dense" tone="muted" dir="auto">
          {place || words.individual}
        </Text>
        <Text size="dense" tone="muted">
          <bdi dir="ltr">{email ?? phone}</bdi>
        </Text>
      </Stack>
    </Inline>
  );
}
