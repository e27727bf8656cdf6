// Written by `npm run generate` from messages/en/queryBox.json.
import { section } from '../../locale';

export const queryBoxStrings = section('queryBox', ({ counted }) => ({
  label: 'Query',
  placeholder: 'title:founder AND recent_reply:<7d',
  search: 'Search',
  completions: 'Completions',
  kind: {
    selector: 'selector',
    value: 'known value',
    operator: 'operator',
  },
  count: ({ count }: { count: number }) => counted(count, 'person or company', 'people and companies'),
  selectors: 'Selectors',
  operators: 'Operators',
  insert: 'Insert',
  help: 'Selectors, words and “phrases”, joined by AND, OR, NOT and brackets; * stands for any letters.',
  filter: 'Filter',
  apply: 'Filter',
}));
