import { describe, expect, it } from 'vitest';
import { speechOf } from '../../locale';
import { keyStrings } from '../../strings/generated/key';
import { keysOf, type Platform } from './keys';

const words = keyStrings.english(speechOf('en-GB'));
const signsOf = (chord: string, platform: Platform) => keysOf(chord, platform, words).map(({ sign }) => sign);
const spoken = (chord: string, platform: Platform) =>
  keysOf(chord, platform, words)
    .map(({ word }) => word)
    .join(' ');

describe('the keys of a chord', () => {
  it('are those of the keyboard in use', () => {
    expect(signsOf('Mod+Shift+k', 'apple')).toEqual(['⌘', '⇧', 'K']);
    expect(signsOf('Mod+Shift+k', 'other')).toEqual(['Ctrl', 'Shift', 'K']);
    expect(signsOf('Alt+ArrowUp', 'apple')).toEqual(['⌥', '↑']);
    expect(signsOf('Alt+ArrowUp', 'other')).toEqual(['Alt', '↑']);
  });

  it('are read as words', () => {
    expect(spoken('Mod+k', 'apple')).toBe('Command K');
    expect(spoken('Mod+ArrowLeft', 'other')).toBe('Control Arrow left');
  });

  it('may be a single one, a plus, or a sign nobody named', () => {
    expect(signsOf('?', 'other')).toEqual(['?']);
    expect(signsOf('+', 'other')).toEqual(['+']);
    expect(signsOf('Mod++', 'apple')).toEqual(['⌘', '+']);
    expect(signsOf('F2', 'other')).toEqual(['F2']);
  });
});
