// Written by `npm run generate` from messages/de/contacts.json.
import type { Speech, TextOf } from '@concordia/ui/locale';
import type { contactsStrings } from '../contacts';

export const contactsWords = ({ counted }: Speech): TextOf<typeof contactsStrings> => ({
  title: 'Kontakte',
  add: 'Kontakt hinzufügen',
  panel: 'Kontakt',
  search: 'Kontakte durchsuchen',
  count: ({ total }: { total: number }) => counted(total, 'Kontakt', 'Kontakte'),
  layout: 'Darstellung',
  layouts: {
    cards: 'Karten',
    table: 'Tabelle',
  },
});
