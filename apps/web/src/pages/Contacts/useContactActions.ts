import { useStrings } from '@concordia/ui/locale';
import { useActions } from '@concordia/ui/widgets/shared/shortcuts';
import { useMemo } from 'react';
import { contactsStrings } from '../../strings/generated/contacts';

interface ContactHandlers {
  /** Opens the form for a new contact. Must be a stable function. */
  add: () => void;
  /** Focuses the search box. Must be a stable function. */
  search: () => void;
}

export function useContactActions({ add, search }: ContactHandlers): void {
  const words = useStrings(contactsStrings);
  useActions(
    useMemo(
      () => [
        { id: 'search-contacts', group: 'look', label: words.search, keys: ['/'], icon: 'search', run: search },
        { id: 'add-contact', group: 'look', label: words.add, keys: ['c'], icon: 'plus', run: add },
      ],
      [words, add, search],
    ),
  );
}
