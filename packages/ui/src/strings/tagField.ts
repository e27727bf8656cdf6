import { section } from '../locale';

/** What fields of tags say. */
export const tagFieldStrings = section('tagField', ({ counted, list }) => ({
  tags: (label: string) => `${label}: what is there`,
  added: (tags: readonly string[]) => `Added ${list(tags)}`,
  removed: (tags: readonly string[]) => `Removed ${list(tags)}`,
  left: (count: number) => counted(count, 'left', 'left'),
  already: (tags: readonly string[]) =>
    tags.length === 1 ? `${list(tags)} is there already.` : `${list(tags)} are there already.`,
  full: (limit: number) => `There is room for ${counted(limit, 'entry', 'entries')}.`,
}));
