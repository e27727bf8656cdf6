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

/** Translations run about a third longer than English. */
const growth = 1 / 3;

/** `[Šéñð ~~]`: still readable, a third longer, and in brackets, so that what is cut off and what was pieced together shows. The marks of a `Sentence` stay. */
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

/** The same words in the pseudo-locale. What a screen shows without brackets is not in the catalogue, or came from a person. */
export function pseudo<Text extends object>(words: Text): Text;
export function pseudo(words: Words): Words {
  return pseudoWords(words);
}
