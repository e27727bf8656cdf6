// Written by `npm run generate` from messages/de/source.json.
import type { TextOf } from '../../../locale';
import type { sourceStrings } from '../source';

export const sourceWords = (): TextOf<typeof sourceStrings> => ({
  name: 'Name',
  nameHelp: 'Bleibt das Feld leer, gilt der Name der Website.',
  save: 'Speichern',
  cancel: 'Abbrechen',
  sample: 'Beispiel',
  lastRead: 'Abgerufen',
  neverRead: 'Noch nicht abgerufen',
  isOff: 'Ausgeschaltet, wird nicht abgerufen',
  more: ({ name }: { name: string }) => `Mehr zu ${name}`,
  rename: 'Umbenennen',
  remove: 'Entfernen',
  added: ({ name }: { name: string }) => `${name} wurde hinzugefügt`,
  addedUnread: ({ name }: { name: string }) => `${name} wurde hinzugefügt, konnte aber nicht abgerufen werden`,
  switchFailed: ({ name }: { name: string }) => `${name} bleibt unverändert`,
});
