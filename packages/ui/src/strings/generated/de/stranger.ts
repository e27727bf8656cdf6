// Written by `npm run generate` from messages/de/stranger.json.
import type { TextOf } from '../../../locale';
import type { strangerStrings } from '../stranger';

export const strangerWords = (): TextOf<typeof strangerStrings> => ({
  add: 'Zu Kontakt hinzufügen',
  samePerson: 'Dieselbe Person wie …',
  moves: ({ address }: { address: string }) => `Alle Nachrichten von ${address} gehen zu diesem Kontakt, auch künftige.`,
  likely: 'Wahrscheinliche Kontakte',
  addTo: ({ name }: { name: string }) => `Zu ${name} hinzufügen`,
  noneLikely: 'Kein Kontakt hat einen ähnlichen Namen oder eine ähnliche Adresse.',
  name: 'Name des neuen Kontakts',
  create: 'Kontakt anlegen',
  added: ({ name }: { name: string }) => `Zu ${name} hinzugefügt`,
  takenBack: ({ name }: { name: string }) => `Von ${name} entfernt`,
  failed: 'Wahrscheinliche Kontakte konnten nicht geladen werden',
  notAdded: 'Es wurde nichts hinzugefügt',
  taken: ({ name }: { name: string }) => `Diese Adresse gehört ${name}`,
});
