// Written by `npm run generate` from messages/en/json.json.
import { section } from '../../locale';

export const jsonStrings = section('json', ({ counted, figure }) => ({
  keys: ({ count }: { count: number }) => counted(count, 'key', 'keys'),
  items: ({ count }: { count: number }) => counted(count, 'item', 'items'),
  range: ({ first, last }: { first: number; last: number }) => `${figure(first)} to ${figure(last)}`,
  path: 'path',
  value: 'value',
  showAll: ({ length }: { length: number }) => `Show all ${counted(length, 'character', 'characters')}`,
  showLess: 'Show less',
}));
