// Written by `npm run generate` from messages/de/fileTrigger.json.
import type { Speech, TextOf } from '../../../locale';
import type { fileTriggerStrings } from '../fileTrigger';

export const fileTriggerWords = ({ bytes }: Speech): TextOf<typeof fileTriggerStrings> => ({
  chosen: 'Ausgewählte Dateien',
  size: ({ size }: { size: number }) => bytes(size),
  remove: ({ name }: { name: string }) => `${name} entfernen`,
  wrongKind: ({ name, kinds }: { name: string; kinds: string }) => `${name}: Hier können nur ${kinds} ausgewählt werden`,
  tooLarge: ({ name, size, most }: { name: string; size: number; most: number }) => `${name}: ${bytes(size)}, erlaubt sind höchstens ${bytes(most)}`,
  onlyOne: ({ name }: { name: string }) => `${name}: Hier kann nur eine Datei ausgewählt werden`,
});
