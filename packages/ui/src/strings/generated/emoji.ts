// Written by `npm run generate` from messages/en/emoji.json.
import { section } from '../../locale';

export const emojiStrings = section('emoji', {
  emoji: 'Emoji',
  search: 'Search emoji',
  placeholder: 'Search: smile, thanks, flag',
  list: 'Emoji, recently used ones first',
  none: ({ query }: { query: string }) => `No emoji match “${query}”. Try another word.`,
  failed: 'Emoji could not be loaded. Close this and try again.',
});
