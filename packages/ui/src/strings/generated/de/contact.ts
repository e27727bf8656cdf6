// Written by `npm run generate` from messages/de/contact.json.
import type { TextOf } from '../../../locale';
import type { contactStrings } from '../contact';

export const contactWords = (): TextOf<typeof contactStrings> => ({
  all: 'Alle Kontakte',
  list: 'Kontakte',
  none: 'Noch keine Kontakte',
  noneHelp: 'Fügen Sie einen Kontakt hinzu oder importieren Sie Kontakte. Kontakte erscheinen hier, sobald sie Nachrichten haben.',
  failed: 'Die Kontakte konnten nicht geladen werden',
  individual: 'Privatperson',
  contact: 'Kontakt',
  emailOnCard: 'E-⁠Mail',
  email: 'E-⁠Mail',
  phone: 'Telefon',
  linkedin: 'LinkedIn',
  company: 'Unternehmen',
  location: 'Ort',
  birthday: 'Geburtstag',
  lastMessage: 'Letzte Nachricht',
  availableChannels: 'Verfügbare Kanäle',
  viewDetails: 'Details anzeigen',
  viewDetailsOf: ({ name }: { name: string }) => `Details anzeigen: ${name}`,
  details: 'Kontaktdetails',
  unknown: 'Kontaktdaten nicht verfügbar',
  unknownHelp: 'Dieser Kontakt ist nicht im Arbeitsbereich; vielleicht wurde er mit einem anderen zusammengeführt.',
  contactFailed: 'Der Kontakt konnte nicht geladen werden',
});
