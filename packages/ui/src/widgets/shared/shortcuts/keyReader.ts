import type { Platform } from '../../../components/Kbd';

export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Time to wait for the second key of a sequence, in ms. */
export const SEQUENCE_MS = 1_500;

/** Ignored when pressed alone; they do not end a sequence. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

const isLetter = (key: string) => /^\p{Letter}$/u.test(key);

/** The Latin characters of physical keys, for users of other scripts. */
const latinSigns: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  Digit1: ['1', '!'],
};

function latinKey({ key, code, shiftKey }: Press, writesLatin: boolean): string {
  if (writesLatin) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  if (letter !== undefined) return shiftKey ? letter.toUpperCase() : letter;
  const sign = latinSigns[code];
  return sign === undefined ? key : sign[shiftKey ? 1 : 0];
}

/** A press in the notation of `Action.keys`. `null` if it belongs to the browser or the system: with Alt, or with another platform's modifier. */
export function chordOf(press: Press, platform: Platform, writesLatin = true): string | null {
  if (press.altKey || press.key === 'Dead' || press.key === 'Process') return null;
  const [mod, other] = platform === 'apple' ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (other) return null;
  const key = latinKey(press, writesLatin);
  const lower = key.length === 1 ? key.toLowerCase() : key;
  // Whether a symbol needs Shift depends on the layout, so Shift counts only with letters and named keys.
  const hasShift = press.shiftKey && (isLetter(lower) || key.length > 1);
  return `${mod ? 'Mod+' : ''}${hasShift ? 'Shift+' : ''}${lower}`;
}

export interface KeyReader {
  /**
   * @param keysOf the keys of each action; the first match applies.
   * @param now in ms.
   * @returns the index of the match; `'more'` while a second key is pending; `null` if nothing matches.
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
