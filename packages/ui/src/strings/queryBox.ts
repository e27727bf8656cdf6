import { section } from '../locale';

/** What the box for queries says: what can be asked, and how it goes on. */
export const queryBoxStrings = section('queryBox', ({ counted }) => ({
  label: 'Query',
  placeholder: 'title:founder AND recent_reply:<7d',
  search: 'Search',
  completions: 'Completions',
  /** What a completion is. */
  kind: { selector: 'selector', value: 'known value', operator: 'operator' },
  count: (count: number) => counted(count, 'person or company', 'people and companies'),
  selectors: 'Selectors',
  operators: 'Operators',
  insert: 'Insert',
  help: 'Selectors, words and “phrases”, joined by AND, OR, NOT and brackets; * stands for any letters.',
}));
