import { section } from '../locale';

/** What the command palette says. */
export const commandPaletteStrings = section('commandPalette', ({ counted }) => ({
  title: 'Commands',
  placeholder: 'Search commands, people and messages',
  results: 'What you can do',
  recent: 'Recent',
  back: 'Back to all commands',
  searching: 'Searching…',
  found: (count: number) => counted(count, 'result', 'results'),
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingYet: 'Nothing to choose from',
  more: (count: number) => `${counted(count, 'more', 'more')}. Type on to find them.`,
}));
