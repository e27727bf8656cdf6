import { section } from '@concordia/ui/locale';

/** The page of everybody. */
export const contactsStrings = section('contacts', ({ counted }) => ({
  title: 'Contacts',
  add: 'Add Contact',
  panel: 'Contact',
  search: 'Search contacts',
  count: (total: number) => counted(total, 'contact', 'contacts'),
}));
