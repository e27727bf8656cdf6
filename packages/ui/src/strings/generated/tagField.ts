// Written by `npm run generate` from messages/en/tagField.json.
import { section } from '../../locale';

export const tagFieldStrings = section('tagField', ({ counted, form }) => ({
  remove: 'Remove',
  tags: ({ label }: { label: string }) => `${label}: what is there`,
  added: ({ tags }: { tags: string }) => `Added ${tags}`,
  removed: ({ tags }: { tags: string }) => `Removed ${tags}`,
  left: ({ count }: { count: number }) => counted(count, 'left', 'left'),
  already: ({ count, tags }: { count: number; tags: string }) => form(count, `${tags} is there already.`, `${tags} are there already.`),
  full: ({ limit }: { limit: number }) => `There is room for ${counted(limit, 'entry', 'entries')}.`,
}));
