import { expect, test } from 'vitest';
import { parseKept } from './keptColumns';
import { sameColumns, storedColumns, withMoved, withToggled, withWidths } from './shownColumns';

const idOf = (text: string) => (text === 'name' ? text : undefined);
const shown = [{ id: 'name', width: 12 }, { id: 'company' }, { id: 'title' }] as const;

test('columns move one place, but not before the first nor beyond the last', () => {
  const idsAfter = (id: 'name' | 'company' | 'title', step: 1 | -1) => withMoved(shown, id, step).map((one) => one.id);
  expect(idsAfter('company', 1)).toEqual(['name', 'title', 'company']);
  expect(idsAfter('title', -1)).toEqual(['name', 'title', 'company']);
  for (const [id, step] of [
    ['company', -1],
    ['title', 1],
    ['name', 1],
  ] as const) {
    expect(idsAfter(id, step)).toEqual(['name', 'company', 'title']);
  }
});

test('a column is added at the end, or taken away', () => {
  expect(withToggled(shown, 'company')).toEqual([{ id: 'name', width: 12 }, { id: 'title' }]);
  expect(withToggled<string>(shown, 'phone').at(-1)).toEqual({ id: 'phone' });
});

test('widths are kept to a tenth of a rem, and compared', () => {
  const wider = withWidths(shown, new Map([['company', 9.2499]]));
  expect(storedColumns(wider)).toEqual([{ id: 'name', width: 12 }, { id: 'company', width: 9.2 }, { id: 'title' }]);
  expect([sameColumns(shown, wider), sameColumns(shown, [...shown])]).toEqual([false, true]);
});

test.each([null, 'x', '7', '{"all":7}', '{"all":[{"id":7}]}', '{"all":[{"id":"name","width":-2}]}', '{"all":[]}'])(
  'nothing is taken from %s',
  (text) => expect(parseKept(text, idOf)).toEqual({}),
);

test('columns that are no more are left out', () => {
  const text = '{"all":[{"id":"name","width":9},{"id":"gone"}]}';
  expect(parseKept(text, idOf)).toEqual({ all: [{ id: 'name', width: 9 }] });
});
