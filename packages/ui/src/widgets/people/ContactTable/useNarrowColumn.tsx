import type { Contact } from '@concordia/api-client';
import { useMemo } from 'react';
import { Avatar } from '../../../components/Avatar';
import type { Column } from '../../../components/Table';
import { useStrings } from '../../../locale';
import { contactTableStrings } from '../../../strings/generated/contactTable';
import { factsBelow } from '../../shared/tables';
import type { ContactColumns } from './contactLayout';
import { useCellContent } from './useContactColumns';

/** On a phone: one column, with the name and, below it, the first columns chosen that have a value. */
export function useNarrowColumn(shown: ContactColumns): Column<Contact>[] {
  const words = useStrings(contactTableStrings);
  const contentOf = useCellContent();
  return useMemo(
    () => [
      {
        id: 'name',
        label: words.columns.name,
        isSortable: true,
        text: ({ name }) => name,
        mark: ({ name }) => <Avatar name={name} size="small" />,
        cell: contentOf('name'),
        description: (contact) => factsBelow(shown, 'name', (id) => contentOf(id)(contact)),
      },
    ],
    [words, contentOf, shown],
  );
}
