import { describe, expect, it } from 'vitest';
import { ariaShortcut, isModPress } from './shortcut';

const press = { key: 'k', metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

describe('a shortcut', () => {
  it('is told to assistive technology by its names', () => {
    expect(ariaShortcut('Mod+K', 'apple')).toBe('Meta+K');
    expect(ariaShortcut('Mod+K', 'other')).toBe('Control+K');
  });

  it('wants its own modifier and no other', () => {
    expect(isModPress({ ...press, metaKey: true }, 'k', 'apple')).toBe(true);
    expect(isModPress({ ...press, ctrlKey: true }, 'k', 'apple')).toBe(false);
    expect(isModPress({ ...press, ctrlKey: true, key: 'K' }, 'k', 'other')).toBe(true);
    expect(isModPress({ ...press, ctrlKey: true, shiftKey: true }, 'k', 'other')).toBe(false);
  });
});
