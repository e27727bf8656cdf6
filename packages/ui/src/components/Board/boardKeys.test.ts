import { describe, expect, it } from 'vitest';
import { boardKey } from './boardKeys';

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
});

describe('boardKey', () => {
  it('goes to the next column in the direction of reading', () => {
    expect(boardKey(press('ArrowRight'), 'ltr')).toEqual({ kind: 'go', step: 1 });
    expect(boardKey(press('ArrowRight'), 'rtl')).toEqual({ kind: 'go', step: -1 });
    expect(boardKey(press('ArrowLeft'), 'ltr')).toEqual({ kind: 'go', step: -1 });
    expect(boardKey(press('ArrowLeft'), 'rtl')).toEqual({ kind: 'go', step: 1 });
  });

  it('takes the card along with Shift', () => {
    expect(boardKey(press('ArrowRight', { shiftKey: true }), 'ltr')).toEqual({ kind: 'move', step: 1 });
  });

  it('leaves other keys, and the browser its own', () => {
    expect(boardKey(press('ArrowDown'), 'ltr')).toBeNull();
    expect(boardKey(press('ArrowLeft', { altKey: true }), 'ltr')).toBeNull();
    expect(boardKey(press('ArrowRight', { metaKey: true }), 'ltr')).toBeNull();
  });
});
