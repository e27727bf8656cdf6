import { describe, expect, it } from 'vitest';
import { chordOf, createKeyReader, type Press, SEQUENCE_MS } from './keyReader';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('a press in words', () => {
  it('knows letters with and without Shift, signs without it, and the modifier of the platform', () => {
    expect(chordOf(press('j'), 'other')).toBe('j');
    expect(chordOf(press('J', { shiftKey: true }), 'other')).toBe('Shift+j');
    expect(chordOf(press('?', { shiftKey: true }), 'other')).toBe('?');
    expect(chordOf(press('k', { ctrlKey: true }), 'other')).toBe('Mod+k');
    expect(chordOf(press('k', { metaKey: true }), 'apple')).toBe('Mod+k');
    expect(chordOf(press('Enter', { shiftKey: true }), 'other')).toBe('Shift+Enter');
  });

  it('leaves alone what the browser or the system listens for', () => {
    expect(chordOf(press('k', { metaKey: true }), 'other')).toBeNull();
    expect(chordOf(press('k', { ctrlKey: true }), 'apple')).toBeNull();
    expect(chordOf(press('d', { altKey: true }), 'other')).toBeNull();
  });

  it('goes by the place of the key for those who write another script', () => {
    expect(chordOf(press('о', { code: 'KeyJ' }), 'other', false)).toBe('j');
    expect(chordOf(press('О', { code: 'KeyJ', shiftKey: true }), 'other', false)).toBe('Shift+j');
    expect(chordOf(press('.', { code: 'Slash' }), 'other', false)).toBe('/');
    expect(chordOf(press(',', { code: 'Slash', shiftKey: true }), 'other', false)).toBe('?');
  });
});

describe('reading keys', () => {
  const keys = [['j', 'ArrowDown'], ['g d'], ['g i'], ['d'], ['/']];

  it('finds a single key, also its other name', () => {
    const reader = createKeyReader('other');
    expect(reader.read(press('j'), keys, 0)).toBe(0);
    expect(reader.read(press('ArrowDown'), keys, 1)).toBe(0);
    expect(reader.read(press('y'), keys, 2)).toBeNull();
  });

  it('waits for the second of two, and no longer than a moment', () => {
    const reader = createKeyReader('other');
    expect(reader.read(press('g'), keys, 0)).toBe('more');
    expect(reader.read(press('d'), keys, SEQUENCE_MS)).toBe(1);
    expect(reader.read(press('g'), keys, 10_000)).toBe('more');
    expect(reader.read(press('d'), keys, 10_001 + SEQUENCE_MS)).toBe(3);
  });

  it('does what the second key does alone when the two are nothing', () => {
    const reader = createKeyReader('other');
    expect(reader.read(press('g'), keys, 0)).toBe('more');
    expect(reader.read(press('j'), keys, 1)).toBe(0);
    expect(reader.read(press('d'), keys, 2)).toBe(3);
  });

  it('is not cut short by Shift on its way to the second key', () => {
    const reader = createKeyReader('other');
    reader.read(press('g'), keys, 0);
    expect(reader.read(press('Shift', { shiftKey: true }), keys, 1)).toBeNull();
    expect(reader.read(press('d'), keys, 2)).toBe(1);
  });

  it('remembers the script that somebody writes', () => {
    const reader = createKeyReader('other');
    expect(reader.read(press('о', { code: 'KeyJ' }), keys, 0)).toBe(0);
    expect(reader.read(press('.', { code: 'Slash' }), keys, 1)).toBe(4);
    expect(reader.read(press('j', { code: 'KeyJ' }), keys, 2)).toBe(0);
    expect(reader.read(press('.', { code: 'Slash' }), keys, 3)).toBeNull();
  });
});
