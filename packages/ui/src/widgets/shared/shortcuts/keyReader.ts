import type { Platform } from '../../../components/Kbd';

/** What is needed of a press of a key. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The second key of two is awaited for this long, in ms. */
export const SEQUENCE_MS = 1_500;

/** On their own they ask for nothing, and are no second key. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

const isLetter = (key: string) => /^\p{Letter}$/u.test(key);

/** What the keys of a keyboard for Latin letters would say, for those who write another script. */
const latinSigns: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  Digit1: ['1', '!'],
};

/** The key as a keyboard for Latin letters would have it. */
function latinKey({ key, code, shiftKey }: Press, writesLatin: boolean): string {
  if (writesLatin) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  if (letter !== undefined) return shiftKey ? letter.toUpperCase() : letter;
  const sign = latinSigns[code];
  return sign === undefined ? key : sign[shiftKey ? 1 : 0];
}

/**
 * A press in the words of `Action.keys`, or `null` when it belongs to the browser or the system: with Alt, or with a modifier that is not
 * the platform's own.
 */
export function chordOf(press: Press, platform: Platform, writesLatin = true): string | null {
  if (press.altKey || press.key === 'Dead' || press.key === 'Process') return null;
  const [mod, other] = platform === 'apple' ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (other) return null;
  const key = latinKey(press, writesLatin);
  const lower = key.length === 1 ? key.toLowerCase() : key;
  // A sign that needs Shift on this keyboard may not need it on another, so Shift counts with letters and named keys only.
  const hasShift = press.shiftKey && (isLetter(lower) || key.length > 1);
  return `${mod ? 'Mod+' : ''}${hasShift ? 'Shift+' : ''}${lower}`;
}

/** Finds which action a press asks for, and remembers the first of two. */
export interface KeyReader {
  /**
   * @param keysOf every list of keys on offer; the first that fits is taken.
   * @param now in ms.
   * @returns the place of the list that fits; `'more'` when a second key is awaited; `null` when the press is none of ours.
   */
  read: (press: Press, keysOf: readonly (readonly string[])[], now: number) => number | 'more' | null;
}

export function createKeyReader(platform: Platform): KeyReader {
  let before: { chord: string; at: number } | null = null;
  let writesLatin = true;
  return {
    read(press, keysOf, now) {
      if (isLetter(press.key)) writesLatin = /^[a-z]$/i.test(press.key.normalize('NFD').charAt(0));
      if (MODIFIERS.has(press.key)) return null;
      const chord = chordOf(press, platform, writesLatin);
      if (chord === null) return null;
      const first = before !== null && now - before.at <= SEQUENCE_MS ? before.chord : null;
      before = null;
      const both = first === null ? -1 : keysOf.findIndex((keys) => keys.includes(`${first} ${chord}`));
      if (both >= 0) return both;
      if (keysOf.some((keys) => keys.some((one) => one.startsWith(`${chord} `)))) {
        before = { chord, at: now };
        return 'more';
      }
      const single = keysOf.findIndex((keys) => keys.includes(chord));
      return single < 0 ? null : single;
    },
  };
}
