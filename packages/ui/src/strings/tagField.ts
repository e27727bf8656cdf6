import { section } from '../locale';

/** What fields of tags say. */
export const tagFieldStrings = section('tagField', ({ counted, form, list }) => ({
  remove: 'Remove',
  tags: (label: string) => `${label}: what is there`,
  added: (tags: readonly string[]) => `Added ${list(tags)}`,
  removed: (tags: readonly string[]) => `Removed ${list(tags)}`,
  left: (count: number) => counted(count, 'left', 'left'),
  already: (tags: readonly string[]) => `${list(tags)} ${form(tags.length, 'is', 'are')} there already.`,
  full: (limit: number) => `There is room for ${counted(limit, 'entry', 'entries')}.`,
}));
