import { section } from '../locale';

/** What a field for files says of those that it took and those that it did not. */
export const fileTriggerStrings = section('fileTrigger', ({ bytes, list }) => ({
  chosen: 'Chosen files',
  size: bytes,
  remove: (name: string) => `Remove ${name}`,
  wrongKind: (name: string, kinds: readonly string[]) => `${name}: only ${list(kinds)} can be chosen here`,
  tooLarge: (name: string, size: number, most: number) => `${name}: ${bytes(size)} is more than ${bytes(most)}`,
  onlyOne: (name: string) => `${name}: only one file can be chosen here`,
}));
