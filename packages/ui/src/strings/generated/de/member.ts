// Written by `npm run generate` from messages/de/member.json.
import type { TextOf } from '../../../locale';
import type { memberStrings } from '../member';

export const memberWords = (): TextOf<typeof memberStrings> => ({
  title: 'Mitglieder',
  help: 'Personen, denen Sie Unterhaltungen und Aufgaben zuweisen können.',
  failed: 'Die Mitglieder konnten nicht geladen werden',
  owner: 'Inhaber',
  add: 'Mitglied hinzufügen',
  addTitle: 'Mitglied hinzufügen',
  editTitle: 'Mitglied bearbeiten',
  name: 'Name',
  email: 'E-⁠Mail (optional)',
  save: 'Speichern',
  cancel: 'Abbrechen',
  noEmail: 'Keine E-⁠Mail-Adresse',
  more: ({ name }: { name: string }) => `Mehr zu ${name}`,
  edit: 'Bearbeiten',
  remove: 'Entfernen',
  askRemove: ({ name }: { name: string }) => `${name} entfernen?`,
  askRemoveHelp: 'Zugewiesenes bleibt erhalten, ohne zuständige Person.',
});
