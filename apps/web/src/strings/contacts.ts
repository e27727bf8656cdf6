import { section } from '@concordia/ui/locale';

/** The page of everybody. */
export const contactsStrings = section('contacts', ({ counted }) => ({
  title: 'Contacts',
  count: (total: number) => counted(total, 'contact', 'contacts'),
}));
