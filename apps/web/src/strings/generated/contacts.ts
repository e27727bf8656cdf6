// Written by `npm run generate` from messages/en/contacts.json.
import { section } from '@concordia/ui/locale';

export const contactsStrings = section('pages/contacts', ({ counted }) => ({
  title: 'Contacts',
  add: 'Add Contact',
  panel: 'Contact',
  search: 'Search contacts',
  count: ({ total }: { total: number }) => counted(total, 'contact', 'contacts'),
  layout: 'Layout',
  layouts: {
    cards: 'Cards',
    table: 'Table',
  },
}));
