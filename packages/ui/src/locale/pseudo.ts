import type { Words } from './section';

const accents = new Map(
  Object.entries({
    a: 'á',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'é',
    g: 'ĝ',
    h: 'ĥ',
    i: 'í',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    n: 'ñ',
    o: 'ó',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'ú',
    w: 'ŵ',
    y: 'ý',
    z: 'ž',
    A: 'Á',
    B: 'Ɓ',
    C: 'Ç',
    D: 'Ð',
    E: 'É',
    G: 'Ĝ',
    H: 'Ĥ',
    I: 'Í',
    J: 'Ĵ',
    K: 'Ķ',
    L: 'Ļ',
    N: 'Ñ',
    O: 'Ó',
    R: 'Ŕ',
    S: 'Š',
    T: 'Ţ',
    U: 'Ú',
    W: 'Ŵ',
    Y: 'Ý',
    Z: 'Ž',
  }),
);

/** Translations are about a third longer than English. */
const growth = 1 / 3;

/** `[Šéñð ~~]`: readable, a third longer, and bracketed so that truncated or concatenated strings show. Keeps the marks of a `Sentence`. */
export function pseudoText(text: string): string {
  if (text.trim() === '') return text;
  const accented = text
    .split(/(<\/?[a-z]+>)/iu)
    .map((piece) =>
      piece.startsWith('<') ? piece : [...piece].map((letter) => accents.get(letter) ?? letter).join(''),
    )
    .join('');
  return `[${accented} ${'~'.repeat(Math.ceil(text.length * growth))}]`;
}

function pseudoWords(words: Words): Words {
  if (typeof words === 'string') return pseudoText(words);
  if (typeof words === 'function') return (...gaps: never[]) => pseudoText(words(...gaps));
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, pseudoWords(word)]));
}

/** The strings in the pseudo-locale. Text without brackets on screen is either untranslated or user data. */
export function pseudo<Text extends object>(words: Text): Text;
export function pseudo(words: Words): Words {
  return pseudoWords(words);
}
