import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { ContactDetails } from '@concordia/ui/widgets/ContactDetails';
import { ContactGrid, useContactPages } from '@concordia/ui/widgets/ContactGrid';
import { ImportMailbox } from '@concordia/ui/widgets/ImportMailbox';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../app/navigation/Page';
import { contactsStrings } from '../../strings/contacts';

/** Everybody, and one of them in detail: `?contact=<id>`. */
export function Contacts() {
  const words = useStrings(contactsStrings);
  const [params, setParams] = useSearchParams();
  const contactId = params.get('contact') || null;
  const open = (id: string | null) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete('contact');
        else next.set('contact', id);
        return next;
      },
      // Closing is no step to come back to.
      { replace: id === null },
    );
  };
  return (
    <Page title={words.title} isFilling aside={<ContactCount />}>
      <ContactGrid
        onViewDetails={open}
        invitation={
          <Stack width="column" isCentered>
            <ImportMailbox boardHref="/" />
          </Stack>
        }
      />
      <ContactDetails
        contactId={contactId}
        onClose={() => open(null)}
        messageHref={(messageId) => `/?message=${encodeURIComponent(messageId)}`}
      />
    </Page>
  );
}

function ContactCount() {
  const words = useStrings(contactsStrings);
  const { total } = useContactPages();
  return total ? (
    <Text as="span" size="dense" tone="muted">
      {words.count(total)}
    </Text>
  ) : null;
}
