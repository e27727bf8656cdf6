import { describe, expect, it } from 'vitest';
import { toward } from './toward';

const places = new Map([
  ['middle', { x: 0, y: 0 }],
  ['right', { x: 40, y: 0 }],
  ['right and a little down', { x: 30, y: 12 }],
  ['far below', { x: 0, y: 500 }],
  ['up and left', { x: -20, y: -21 }],
]);

describe('the way of an arrow key', () => {
  it('leads to what lies straight on, before what is nearer and aside', () => {
    expect(toward('ArrowRight', 'middle', places)).toBe('right');
    expect(toward('ArrowDown', 'middle', places)).toBe('far below');
  });

  it('belongs to the one direction in which a node lies more', () => {
    expect(toward('ArrowUp', 'middle', places)).toBe('up and left');
    expect(toward('ArrowLeft', 'middle', places)).toBeNull();
  });

  it('is none for other keys and from a node that is not there', () => {
    expect(toward('Enter', 'middle', places)).toBeNull();
    expect(toward('ArrowUp', 'gone', places)).toBeNull();
  });
});
