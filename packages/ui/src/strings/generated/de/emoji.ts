// Written by `npm run generate` from messages/de/emoji.json.
import type { TextOf } from '../../../locale';
import type { emojiStrings } from '../emoji';

export const emojiWords = (): TextOf<typeof emojiStrings> => ({
  emoji: 'Emoji',
  search: 'Emoji suchen',
  placeholder: 'Suchen: lachen, danke, Flagge',
  list: 'Emoji, zuletzt verwendete zuerst',
  none: ({ query }: { query: string }) => `Kein Emoji passt zu „${query}“. Versuchen Sie ein anderes Wort.`,
  failed: 'Die Emoji konnten nicht geladen werden. Schließen Sie dies und versuchen Sie es erneut.',
});
