import { section } from '../locale';

/** What a field for files says of those that it took and those that it did not. */
export const fileTriggerStrings = section('fileTrigger', ({ bytes, list }) => ({
  chosen: 'Chosen files',
  size: bytes,
  remove: (name: string) => `Remove ${name}`,
  notTaken: 'Not taken:',
  wrongKind: (name: string, kinds: readonly string[]) => `${name} is not of the kind that goes here: ${list(kinds)}`,
  tooLarge: (name: string, size: number, most: number) => `${name} has ${bytes(size)}; at most ${bytes(most)} go`,
  onlyOne: (name: string) => `${name}: only one file goes here`,
}));
