import { describe, expect, it } from 'vitest';
import { reorder } from './reorder';

const keys = ['a', 'b', 'c', 'd'];

describe('reorder', () => {
  it('moves before and after, up and down', () => {
    expect(reorder(keys, new Set(['d']), 'b', 'before')).toEqual(['a', 'd', 'b', 'c']);
    expect(reorder(keys, new Set(['a']), 'c', 'after')).toEqual(['b', 'c', 'a', 'd']);
  });

  it('keeps the order of several', () => {
    expect(reorder(keys, new Set(['d', 'a']), 'b', 'after')).toEqual(['b', 'a', 'd', 'c']);
  });

  it('changes nothing beside itself or beside nobody', () => {
    expect(reorder(keys, new Set(['b']), 'b', 'after')).toEqual(keys);
    expect(reorder(keys, new Set(['b']), 'x', 'after')).toEqual(keys);
  });
});
