import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { type ContactSearch, useContactPages } from '@concordia/ui/widgets/people/ContactGrid';
import { contactsStrings } from '../../strings/generated/contacts';

/** The number of contacts. During a search, the grid shows the number found instead. */
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
