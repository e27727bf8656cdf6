// Letters without a decomposition, as typed by people without the key.
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ŧ: 't',
  ς: 'σ',
};
const SPELLED_LETTER = new RegExp(`[${Object.keys(SPELLED).join('')}]`, 'gu');
// Accents of Latin, Greek and Cyrillic, vowel points of Hebrew and Arabic. Other scripts write vowels as marks, which stay.
const ACCENT = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/gu;
const PLAIN = /^[\n\r\t -~]*$/;

/** Removes differences ignored in searches: case, accents, and variant forms of a letter. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENT, '')
    .replace(SPELLED_LETTER, (letter) => SPELLED[letter] ?? letter);
}

/** Compares by code point, as both databases do; `<` compares UTF-16 units, which differ beyond U+FFFF. */
export function byCodePoint(one: string, another: string): number {
  const length = Math.min(one.length, another.length);
  for (let index = 0; index < length; index += 1) {
    const left = one.codePointAt(index) ?? 0;
    const right = another.codePointAt(index) ?? 0;
    if (left !== right) return left - right;
  }
  return one.length - another.length;
}
