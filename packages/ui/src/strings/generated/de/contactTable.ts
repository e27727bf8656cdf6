// Written by `npm run generate` from messages/de/contactTable.json.
import type { TextOf } from '../../../locale';
import type { contactTableStrings } from '../contactTable';

export const contactTableWords = (): TextOf<typeof contactTableStrings> => ({
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
  },
  saved: 'Gespeichert',
  merge: 'Zusammenführen…',
});
