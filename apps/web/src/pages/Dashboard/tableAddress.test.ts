import { NO_TABLE_SEARCH } from '@concordia/ui/widgets/inbox/ConversationTable';
import { NO_FILTERS } from '@concordia/ui/widgets/inbox/messages';
import { expect, test } from 'vitest';
import { addressAfter, putTableSearch, tableSearchIn } from './tableAddress';

const read = (search: string) => tableSearchIn(new URLSearchParams(search), NO_FILTERS);

test('an address without any shows what is open, by its latest activity', () => {
  expect(read('')).toEqual({ ...NO_TABLE_SEARCH, order: undefined });
  expect(read('in=spam&sort=size&order=up')).toEqual({ ...NO_TABLE_SEARCH, order: undefined });
});

test('what is written is read again, and what is usual leaves no trace', () => {
  const params = new URLSearchParams('layout=table&q=from:ada');
  putTableSearch(params, { filters: NO_FILTERS, scope: 'waiting', sort: 'due', order: 'desc' });
  expect(params.toString()).toBe('layout=table&q=from%3Aada&in=waiting&sort=due&order=desc');
  expect(tableSearchIn(params, NO_FILTERS)).toEqual({
    filters: NO_FILTERS,
    scope: 'waiting',
    sort: 'due',
    order: 'desc',
  });
  putTableSearch(params, { ...NO_TABLE_SEARCH, order: undefined });
  expect(params.toString()).toBe('layout=table&q=from%3Aada');
});

test('a sort and words that follow each other at once leave each other alone', () => {
  const sorted = addressAfter(new URLSearchParams('layout=table&q=ada'), {}, { sort: 'due', order: 'asc' });
  expect(sorted.toString()).toBe('layout=table&q=ada&sort=due&order=asc');
  const searched = addressAfter(sorted, {}, { filters: { ...NO_FILTERS, q: 'ada grace' } });
  expect(read(searched.toString())).toMatchObject({ sort: 'due', order: 'asc' });
  expect(searched.get('q')).toBe('ada grace');
  expect(addressAfter(searched, {}, { sort: 'priority', order: undefined }).has('order')).toBe(false);
});
