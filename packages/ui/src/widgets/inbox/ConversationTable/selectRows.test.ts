import { expect, test } from 'vitest';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import { MOST_SELECTED, Selection } from '../messages/selection';
import { selectRows } from './selectRows';

const item = (id: string) => sampleMessage({ id });

const items = ['a', 'b', 'c'].map(item);
const selected = (selection: Selection) => [...selection.all().keys()].toSorted();

test('the rows chosen replace those chosen before', () => {
  const selection = new Selection();
  selectRows(selection, items, new Set(['a', 'b']));
  expect(selected(selection)).toEqual(['a', 'b']);
  selectRows(selection, items, new Set(['b', 'c']));
  expect(selected(selection)).toEqual(['b', 'c']);
  selectRows(selection, items, new Set());
  expect(selected(selection)).toEqual([]);
});

test('all are the rows that were read, up to as many as one change takes', () => {
  const selection = new Selection();
  selectRows(selection, items, 'all');
  expect(selected(selection)).toEqual(['a', 'b', 'c']);
  const many = Array.from({ length: MOST_SELECTED + 5 }, (_, place) => item(`m${place}`));
  selectRows(selection, many, 'all');
  expect(selection.all().size).toBe(MOST_SELECTED);
  expect(selection.has('a')).toBe(false);
});

test('a row that has left the table is not selected any more', () => {
  const selection = new Selection();
  selectRows(selection, items, 'all');
  selectRows(selection, items.slice(1), new Set(['a', 'b']));
  expect(selected(selection)).toEqual(['b']);
});
