import type { useStrings } from '../../locale';
import type { keyStrings } from '../../strings/generated/key';

/** Apple platforms have other key names and shortcuts. */
export type Platform = 'apple' | 'other';

type KeyWords = ReturnType<typeof useStrings<ReturnType<typeof keyStrings.english>>>;
type KeyWord = Exclude<keyof KeyWords, 'caps'>;

interface Key {
  sign: string;
  word: string;
}

const signs: Partial<Record<KeyWord, string>> = { up: '↑', down: '↓', left: '←', right: '→' };

/** Symbols used only by Apple; elsewhere the word is shown. */
const appleSigns: Partial<Record<KeyWord, string>> = {
  command: '⌘',
  control: '⌃',
  option: '⌥',
  shift: '⇧',
  enter: '⏎',
  escape: 'esc',
  backspace: '⌫',
};

/** `KeyboardEvent.key` names, plus `Mod`. */
const names: Record<string, KeyWord | Record<Platform, KeyWord>> = {
  Mod: { apple: 'command', other: 'control' },
  Alt: { apple: 'option', other: 'alt' },
  Meta: { apple: 'command', other: 'windows' },
  Control: 'control',
  Shift: 'shift',
  Enter: 'enter',
  Escape: 'escape',
  Tab: 'tab',
  Space: 'space',
  ' ': 'space',
  Backspace: 'backspace',
  Delete: 'delete',
  Home: 'home',
  End: 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

function keyOf(name: string, platform: Platform, words: KeyWords): Key {
  const known = names[name];
  if (known === undefined) return { sign: name.toUpperCase(), word: name.toUpperCase() };
  const wordKey = typeof known === 'string' ? known : known[platform];
  const word = words[wordKey];
  const caps: Partial<Record<KeyWord, string>> = platform === 'apple' ? appleSigns : words.caps;
  return { sign: signs[wordKey] ?? caps[wordKey] ?? word, word };
}

/**
 * Splits a chord into keys.
 *
 * @param chord names joined by plus signs: `Mod+Shift+K`. A trailing plus is the key itself: `Mod++`.
 */
export function keysOf(chord: string, platform: Platform, words: KeyWords): Key[] {
  return chord
    .split(/\+(?=.)/)
    .filter((name) => name !== '')
    .map((name) => keyOf(name, platform, words));
}
