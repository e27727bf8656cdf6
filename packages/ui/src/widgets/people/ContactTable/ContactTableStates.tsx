import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { contactTableStrings } from '../../../strings/generated/contactTable';
import { peopleStrings } from '../../../strings/people';
import type { ContactTableProps } from './ContactTable';

export function NoContacts({ onAdd, invitation }: Pick<ContactTableProps, 'onAdd' | 'invitation'>) {
  const words = useStrings(contactStrings);
  const { addFirst } = useStrings(peopleStrings);
  return (
    <>
      <EmptyState
        icon="users"
        title={words.none}
        description={words.noneHelp}
        actions={
          <Button tone="primary" size="large" onPress={onAdd}>
            {addFirst}
          </Button>
        }
      />
      {invitation}
    </>
  );
}

export function NoMatch({ onSearchChange }: Pick<ContactTableProps, 'onSearchChange'>) {
  const words = useStrings(contactTableStrings);
  const { nobodyFound } = useStrings(peopleStrings);
  return (
    <EmptyState
      icon="search"
      title={nobodyFound}
      description={words.none}
      actions={
        <Button onPress={() => onSearchChange({ query: '', channel: undefined, tag: undefined })}>
          {words.clearFilters}
        </Button>
      }
    />
  );
}
