import { expect, test } from 'vitest';
import { CONVERSATION_SORTS, CONVERSATION_TABLE_COLUMNS, usualConversationOrder } from './conversation-sort.js';

test('every sort is that of a column', () => {
  const columns = new Set<string>(CONVERSATION_TABLE_COLUMNS);
  expect(CONVERSATION_SORTS.filter((sort) => !columns.has(sort))).toEqual([]);
});

test('times and figures begin with the largest, words with A, and due times and waits with the earliest', () => {
  const usual = Object.fromEntries(CONVERSATION_SORTS.map((sort) => [sort, usualConversationOrder(sort)]));
  expect(usual).toEqual({
    activity: 'desc',
    contact: 'asc',
    subject: 'asc',
    channel: 'asc',
    status: 'asc',
    priority: 'desc',
    unread: 'desc',
    assignee: 'asc',
    due: 'asc',
    waiting: 'asc',
    messages: 'desc',
    started: 'desc',
  });
});
