// Written by `npm run generate` from messages/en/commandPalette.json.
import { section } from '../../locale';

export const commandPaletteStrings = section('commandPalette', ({ counted }) => ({
  title: 'Commands',
  placeholder: 'Search commands, people and messages',
  results: 'What you can do',
  recent: 'Recent',
  back: 'Back to all commands',
  searching: 'Searching…',
  found: ({ count }: { count: number }) => counted(count, 'result', 'results'),
  nothing: ({ query }: { query: string }) => `Nothing found for “${query}”`,
  nothingYet: 'Nothing to choose from',
  more: ({ count }: { count: number }) => `${counted(count, 'more', 'more')}. Type on to find them.`,
}));
