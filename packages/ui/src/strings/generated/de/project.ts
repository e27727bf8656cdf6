// Written by `npm run generate` from messages/de/project.json.
import type { Speech, TextOf } from '../../../locale';
import type { projectStrings } from '../project';

export const projectWords = ({ counted, figure }: Speech): TextOf<typeof projectStrings> => ({
  title: 'Projekte',
  failed: 'Die Projekte konnten nicht geladen werden',
  none: 'Noch keine Projekte',
  noneHelp: 'Ein Projekt fasst Unterhaltungen zusammen.',
  add: 'Projekt hinzufügen',
  addTitle: 'Projekt hinzufügen',
  rename: 'Umbenennen',
  renameTitle: 'Projekt umbenennen',
  remove: 'Entfernen',
  removeTitle: ({ name }: { name: string }) => `${name} entfernen?`,
  removeHelp: ({ conversations }: { conversations: number }) => `${counted(conversations, 'Unterhaltung verliert', 'Unterhaltungen verlieren')} diese Zuordnung. Sonst ändert sich nichts.`,
  name: 'Name',
  save: 'Speichern',
  cancel: 'Abbrechen',
  more: ({ name }: { name: string }) => `Mehr zu ${name}`,
  counts: ({ open, unread }: { open: number; unread: number }) => `${counted(open, 'offene Unterhaltung', 'offene Unterhaltungen')}, ${figure(unread)} ungelesen`,
  choose: 'Projekte dieser Unterhaltung',
  notKept: 'Die Projekte wurden nicht geändert',
});
