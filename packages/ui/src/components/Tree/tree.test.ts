import { describe, expect, it } from 'vitest';
import { rowKey, rowsUnder, type TreeNode } from './tree';

const leaf: TreeNode = { id: 'leaf', label: 'Leaf' };
const lazy: TreeNode = { id: 'lazy', label: 'Lazy', hasMore: true };

describe('rowsUnder', () => {
  it('is what is known, and nothing under a leaf', () => {
    expect(rowsUnder({ id: 'a', label: 'A', children: [leaf] }, undefined)).toEqual([{ kind: 'node', node: leaf }]);
    expect(rowsUnder(leaf, undefined)).toEqual([]);
  });

  it('says that children are on their way, that they did not come, and then shows them', () => {
    expect(rowsUnder(lazy, undefined)).toEqual([{ kind: 'loading', parent: lazy }]);
    expect(rowsUnder(lazy, { state: 'failed' })).toEqual([{ kind: 'failed', parent: lazy }]);
    expect(rowsUnder(lazy, { state: 'ready', children: [leaf] })).toEqual([{ kind: 'node', node: leaf }]);
    expect(rowsUnder(lazy, { state: 'ready', children: [] })).toEqual([]);
  });

  it('gives every row a key of its own', () => {
    const rows = [...rowsUnder(lazy, undefined), ...rowsUnder(lazy, { state: 'failed' })];
    expect(new Set([lazy.id, ...rows.map(rowKey)]).size).toBe(3);
  });
});
