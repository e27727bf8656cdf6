import { expect, test } from 'vitest';
import { draftOf, moved, stagesOf, withNew } from './stageDraft';

const column = (id: string, name: string, state: 'open' | 'won', count = 0) => ({
  stage: { id, name, state },
  count,
  value: 0,
  deals: [],
});
const columns = [column('new', 'New', 'open', 2), column('stage-3', 'Tasting', 'open'), column('won', 'Won', 'won')];
const german = ({ id, name }: { id: string; name: string }) => (id === 'new' ? 'Neu' : name);
const draft = draftOf(columns, german);

test('open stages are edited as the reader sees them', () => {
  expect(draft).toEqual([
    { id: 'new', name: 'Neu', count: 2 },
    { id: 'stage-3', name: 'Tasting', count: 0 },
  ]);
});

test('a translation is not stored, a new name is', () => {
  expect(stagesOf(draft, columns, german)).toEqual([
    { id: 'new', name: 'New' },
    { id: 'stage-3', name: 'Tasting' },
  ]);
  const renamed = draft.map((stage) => ({ ...stage, name: `${stage.name} 2 ` }));
  expect(stagesOf(renamed, columns, german).map(({ name }) => name)).toEqual(['Neu 2', 'Tasting 2']);
});

test('a new stage has an id that no other has, and stages move', () => {
  const longer = withNew(draft, 'Signed');
  expect(longer.at(-1)).toEqual({ id: 'stage-4', name: 'Signed', count: 0 });
  expect(moved(longer, 2, -1).map(({ id }) => id)).toEqual(['new', 'stage-4', 'stage-3']);
  expect(moved(longer, 0, 1).map(({ id }) => id)).toEqual(['stage-3', 'new', 'stage-4']);
});
