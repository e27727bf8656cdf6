import type { useStrings } from '../../locale';
import type { keyStrings } from '../../strings/generated/key';

/** Whose keyboard it is: keys have other names, and shortcuts other keys, on Apple's. */
export type Platform = 'apple' | 'other';

type KeyWords = ReturnType<typeof useStrings<ReturnType<typeof keyStrings.english>>>;
type KeyWord = Exclude<keyof KeyWords, 'caps'>;

interface Key {
  /** What is drawn. */
  sign: string;
  /** What is read out. */
  word: string;
}

/** Signs that are on keys everywhere. */
const signs: Partial<Record<KeyWord, string>> = { up: '↑', down: '↓', left: '←', right: '→' };

/** Signs that only Apple prints; elsewhere the word is on the key. */
const appleSigns: Partial<Record<KeyWord, string>> = {
  command: '⌘',
  control: '⌃',
  option: '⌥',
  shift: '⇧',
  enter: '⏎',
  escape: 'esc',
  backspace: '⌫',
};

/** Names as `KeyboardEvent.key` has them, and `Mod`. */
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
 * The keys of a chord.
 *
 * @param chord names joined by a plus: `Mod+Shift+K`. A plus at the end is the key itself: `Mod++`.
 */
export function keysOf(chord: string, platform: Platform, words: KeyWords): Key[] {
  return chord
    .split(/\+(?=.)/)
    .filter((name) => name !== '')
    .map((name) => keyOf(name, platform, words));
}
