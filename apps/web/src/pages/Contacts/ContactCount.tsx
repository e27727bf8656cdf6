import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { type ContactSearch, useContactPages } from '@concordia/ui/widgets/people/ContactGrid';
import { contactsStrings } from '../../strings/generated/contacts';

/** How many there are. While somebody searches, the grid says how many were found. */
export function ContactCount({ search }: { search: ContactSearch }) {
  const words = useStrings(contactsStrings);
  const { total } = useContactPages(search);
  if (!total || search.query !== '') return null;
  return (
    <Text as="span" size="dense" tone="muted">
      {words.count({ total })}
    </Text>
  );
}
