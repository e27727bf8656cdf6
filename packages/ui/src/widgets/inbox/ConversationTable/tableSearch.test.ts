import type { ConversationView } from '@concordia/api-client';
import { expect, test } from 'vitest';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import type { DeskItem } from '../messages/deskItem';
import { NO_FILTERS } from '../messages/filters';
import {
  csvUrl,
  differs,
  FIRST_COLUMNS,
  isInTable,
  layoutOf,
  NO_TABLE_SEARCH,
  searchOf,
  type TableSearch,
  tableUrl,
  viewQueryOf,
} from './tableSearch';

const search = (wishes: Partial<TableSearch> = {}): TableSearch => ({ ...NO_TABLE_SEARCH, ...wishes });
const paramsOf = (url: string) => Object.fromEntries(new URL(url, 'http://localhost').searchParams);

test('a table lists what is open, in its order', () => {
  expect(paramsOf(tableUrl(search()))).toEqual({ limit: '100', open: 'true', sort: 'activity', order: 'desc' });
  expect(paramsOf(tableUrl(search({ scope: 'waiting', sort: 'due' })))).toMatchObject({
    status: 'waiting',
    sort: 'due',
    order: 'asc',
  });
  expect(paramsOf(tableUrl(search({ scope: 'all' })))).not.toHaveProperty('open');
});

test('snoozed conversations are open ones too, and are in no column', () => {
  const snoozed = search({ filters: { ...NO_FILTERS, isSnoozed: true } });
  expect(paramsOf(tableUrl(snoozed))).toEqual({ limit: '100', snoozed: 'true', sort: 'activity', order: 'desc' });
});

test('the download has the columns shown, and only the conversations named', () => {
  const filtered = search({ filters: { ...NO_FILTERS, q: 'from:ada' } });
  expect(paramsOf(csvUrl(filtered, [{ id: 'contact' }, { id: 'due' }], ['a', 'b']))).toEqual({
    q: 'from:ada',
    open: 'true',
    sort: 'activity',
    order: 'desc',
    columns: 'contact,due',
    ids: 'a,b',
  });
});

const item = (wishes: Partial<DeskItem>): DeskItem => sampleMessage(wishes);

test('what is moved, snoozed or given away leaves the table that it no longer belongs to', () => {
  expect(isInTable(item({}), search())).toBe(true);
  expect(isInTable(item({ status: 'completed' }), search())).toBe(false);
  expect(isInTable(item({ status: 'completed' }), search({ scope: 'all' }))).toBe(true);
  expect(isInTable(item({ status: 'waiting' }), search({ scope: 'inbox' }))).toBe(false);
  const snooze = { until: '2026-03-02T00:00:00.000Z', unlessReply: false };
  expect(isInTable(item({ snooze }), search())).toBe(false);
  expect(isInTable(item({ snooze }), search({ filters: { ...NO_FILTERS, isSnoozed: true } }))).toBe(true);
  expect(isInTable(item({ assigneeId: 'b' }), search({ filters: { ...NO_FILTERS, assigneeId: 'a' } }))).toBe(false);
  // The words are searched in whole messages, of which the row has an excerpt.
  expect(isInTable(item({}), search({ filters: { ...NO_FILTERS, q: 'grinder' } }))).toBe(true);
});

test('a view is the search it was saved with', () => {
  const shown = search({ filters: { ...NO_FILTERS, isUnread: true }, scope: 'waiting', sort: 'due', order: 'desc' });
  const view: ConversationView = {
    id: 'v',
    name: 'Due',
    position: 0,
    missing: [],
    query: viewQueryOf(shown),
    layout: layoutOf(shown, FIRST_COLUMNS),
  };
  expect(searchOf(view)).toEqual(shown);
  expect(differs(view, shown, FIRST_COLUMNS)).toBe(false);
  expect(differs(view, { ...shown, order: 'asc' }, FIRST_COLUMNS)).toBe(true);
  expect(differs(view, { ...shown, scope: 'all' }, FIRST_COLUMNS)).toBe(true);
  expect(differs(view, shown, FIRST_COLUMNS.slice(1))).toBe(true);
  expect(viewQueryOf(search())).toEqual({});
});
