import type { Deal, DealBoard } from '@concordia/api-client';
import { expect, it } from 'vitest';
import { withMoved } from './withMoved';

const deal = (id: string, stage: string): Deal => ({
  id,
  title: id,
  contact: { id: 'ada', name: 'Ada', company: null },
  company: null,
  hasOwnCompany: false,
  stage,
  state: 'open',
  value: 10,
  expectedOn: null,
  openedAt: '2026-11-20T09:30:00.000Z',
  closedAt: null,
  note: null,
  conversationIds: [],
});

const board: DealBoard = {
  currency: 'EUR',
  columns: [
    {
      stage: { id: 'new', name: 'New', state: 'open' },
      count: 2,
      value: 20,
      deals: [deal('a', 'new'), deal('b', 'new')],
    },
    { stage: { id: 'won', name: 'Won', state: 'won' }, count: 70, value: 700, deals: [deal('c', 'won')] },
  ],
};

it('moves the card and its value, also into a column of which only the start is shown', () => {
  const moved = withMoved(board, 'a', 'won');
  expect(moved?.columns.map(({ count, value, deals }) => [count, value, deals.map(({ id }) => id)])).toEqual([
    [1, 10, ['b']],
    [71, 710, ['a', 'c']],
  ]);
  expect(moved?.columns[1]?.deals[0]).toMatchObject({ stage: 'won', state: 'won' });
});

it('changes nothing for a deal that is not shown, or is there already', () => {
  expect(withMoved(board, 'z', 'won')).toBe(board);
  expect(withMoved(board, 'a', 'new')).toBe(board);
  expect(withMoved(undefined, 'a', 'won')).toBeUndefined();
});
