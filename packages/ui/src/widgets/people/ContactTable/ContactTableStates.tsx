import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { contactTableStrings } from '../../../strings/generated/contactTable';
import { peopleStrings } from '../../../strings/people';
import type { ContactTableProps } from './ContactTable';
import { NO_SEARCH } from './contactLayout';

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

export function NoMatch({ search, onSearchChange }: Pick<ContactTableProps, 'search' | 'onSearchChange'>) {
  const words = useStrings(contactTableStrings);
  const { nobodyFound } = useStrings(peopleStrings);
  const { sort, order } = search;
  return (
    <EmptyState
      icon="search"
      title={nobodyFound}
      description={words.none}
      actions={<Button onPress={() => onSearchChange({ ...NO_SEARCH, sort, order })}>{words.clearFilters}</Button>}
    />
  );
}
