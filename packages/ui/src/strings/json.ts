import { section } from '../locale';

/** What a view of JSON says. */
export const jsonStrings = section('json', ({ figure, counted }) => ({
  keys: (count: number) => counted(count, 'key', 'keys'),
  items: (count: number) => counted(count, 'item', 'items'),
  range: (first: number, last: number) => `${figure(first)} to ${figure(last)}`,
  path: 'path',
  value: 'value',
  showAll: (length: number) => `Show all ${counted(length, 'character', 'characters')}`,
  showLess: 'Show less',
}));
