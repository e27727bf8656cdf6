import type { Contact } from '@concordia/api-client';
import { Fragment, useMemo } from 'react';
import { Avatar } from '../../../components/Avatar';
import type { Column } from '../../../components/Table';
import { useStrings } from '../../../locale';
import { contactTableStrings } from '../../../strings/generated/contactTable';
import type { ContactColumns } from './contactLayout';
import { useCellContent } from './useContactColumns';

/** Values below the name; more would not fit into the line. */
const MOST_FACTS = 3;

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
        cell: contentOf.name,
        description: (contact) =>
          shown
            .filter(({ id }) => id !== 'name')
            .map(({ id }) => ({ id, content: contentOf[id](contact) }))
            .filter(({ content }) => content !== false && content !== '')
            .slice(0, MOST_FACTS)
            .map(({ id, content }, place) => (
              <Fragment key={id}>
                {place > 0 && ' · '}
                {content}
              </Fragment>
            )),
      },
    ],
    [words, contentOf, shown],
  );
}
