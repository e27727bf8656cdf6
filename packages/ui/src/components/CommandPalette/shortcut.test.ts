import { describe, expect, it } from 'vitest';
import { ariaShortcut, isModPress, platformOf, shortcutKeys } from './shortcut';

const names = { Ctrl: 'Strg', Alt: 'Alt', Shift: 'Umschalt' };
const press = { key: 'k', metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

describe('a shortcut', () => {
  it('is written as on the keyboard', () => {
    expect(shortcutKeys('Mod+Shift+K', 'apple', names)).toEqual(['⌘', '⇧', 'K']);
    expect(shortcutKeys('Mod+Shift+K', 'other', names)).toEqual(['Strg', 'Umschalt', 'K']);
    expect(shortcutKeys('Alt+Enter', 'other', names)).toEqual(['Alt', '↵']);
  });

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

  it('is that of the machine at hand', () => {
    expect(platformOf({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' })).toBe('apple');
    expect(platformOf({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' })).toBe('other');
  });
});
