// Written by `npm run generate` from messages/de/dealStages.json.
import type { Speech, TextOf } from '../../../locale';
import type { dealStagesStrings } from '../dealStages';

export const dealStagesWords = ({ counted }: Speech): TextOf<typeof dealStagesStrings> => ({
  title: 'Phasen',
  help: 'Deals durchlaufen diese Phasen von der ersten bis zur letzten. Danach folgen „Gewonnen“ und „Verloren“.',
  list: 'Phasen der Reihe nach',
  name: 'Name',
  nameNeeded: 'Geben Sie einen Namen ein',
  moveUp: ({ name }: { name: string }) => `${name} nach oben verschieben`,
  moveDown: ({ name }: { name: string }) => `${name} nach unten verschieben`,
  remove: ({ name }: { name: string }) => `${name} entfernen`,
  inUse: ({ name, count }: { name: string; count: number }) => `${name} hat ${counted(count, 'Deal', 'Deals')} und kann nicht entfernt werden`,
  add: 'Phase hinzufügen',
  unnamed: 'Neue Phase',
  save: 'Speichern',
  cancel: 'Abbrechen',
  readFailed: 'Die Phasen konnten nicht geladen werden',
  notSaved: 'Die Phasen konnten nicht gespeichert werden',
});
