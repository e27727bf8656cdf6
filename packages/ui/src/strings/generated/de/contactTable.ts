// Written by `npm run generate` from messages/de/contactTable.json.
import type { Speech, TextOf } from '../../../locale';
import type { contactTableStrings } from '../contactTable';

export const contactTableWords = ({ figure }: Speech): TextOf<typeof contactTableStrings> => ({
  list: 'Kontakte',
  filterChannel: 'Kanal',
  anyChannel: 'Alle Kanäle',
  filterTag: 'Schlagwort',
  anyTag: 'Alle Schlagwörter',
  order: 'Sortierung',
  clearFilters: 'Filter zurücksetzen',
  none: 'Kein Kontakt entspricht den Filtern.',
  columns: {
    name: 'Name',
    title: 'Position',
    company: 'Unternehmen',
    email: 'E-⁠Mail',
    phone: 'Telefon',
    channels: 'Kanäle',
    activity: 'Letzte Nachricht',
    location: 'Ort',
    birthday: 'Geburtstag',
    linkedin: 'LinkedIn',
    created: 'Hinzugefügt',
    tags: 'Schlagwörter',
  },
  saved: 'Gespeichert',
  merge: 'Zusammenführen…',
  tagsHelp: 'Eingabe fügt ein Schlagwort hinzu und speichert, wenn nichts getippt ist. Esc bricht ab.',
  tagTooLong: ({ most }: { most: number }) => `Ein Schlagwort hat höchstens ${figure(most)} Zeichen.`,
});
