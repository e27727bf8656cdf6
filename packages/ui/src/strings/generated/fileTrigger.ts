// Written by `npm run generate` from messages/en/fileTrigger.json.
import { section } from '../../locale';

export const fileTriggerStrings = section('fileTrigger', ({ bytes }) => ({
  chosen: 'Chosen files',
  size: ({ size }: { size: number }) => bytes(size),
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  wrongKind: ({ name, kinds }: { name: string; kinds: string }) => `${name}: only ${kinds} can be chosen here`,
  tooLarge: ({ name, size, most }: { name: string; size: number; most: number }) => `${name}: ${bytes(size)} is more than ${bytes(most)}`,
  onlyOne: ({ name }: { name: string }) => `${name}: only one file can be chosen here`,
}));
