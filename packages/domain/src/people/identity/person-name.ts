/** Words around a name that are none of it. */
const TITLES = new Set([
  'dr',
  'prof',
  'mr',
  'mrs',
  'ms',
  'miss',
  'herr',
  'frau',
  'sir',
  'jr',
  'sr',
  'ing',
  'phd',
  'mba',
]);

/** What companies put behind their name. */
const LEGAL_FORMS = new Set(
  'ab ag as asa bv co company corp corporation gmbh inc kg lda limited llc llp ltd nv oy oyj plc pty sa sarl sas se spa srl'.split(
    ' ',
  ),
);

/** Letters without their marks, in lower case, so that José and Jose are alike. */
const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a person's name, without titles, in the order of the alphabet: `Lindqvist, Dr. Ada` and `Ada Lindqvist` have the same. */
export function nameWords(name: string): string[] {
  if (name.includes('@')) return [];
  return words(name)
    .filter((word) => !TITLES.has(word))
    .sort();
}

/** A company's name by which two spellings are compared; empty when there is nothing to compare. */
export function companyKey(company: string): string {
  return words(company)
    .filter((word) => !LEGAL_FORMS.has(word))
    .join(' ');
}

/** The word of a name that tells most: the longest, of several the first. Empty for a name of one word, which tells too little. */
export function tellingWord(name: string): string {
  const all = nameWords(name);
  if (all.length < 2) return '';
  const longest = all.reduce((best, word) => (word.length > best.length ? word : best), '');
  return longest.length < 2 ? '' : longest;
}

/**
 * How alike two names are. `similar` when the words of one are in the other, whole or as an initial: `A. Lindqvist`, `Ada M. Lindqvist`.
 * A name of one word is like no other.
 */
export function compareNames(one: string, another: string): 'same' | 'similar' | 'different' {
  const [fewer, more] = [nameWords(one), nameWords(another)].sort((a, b) => a.length - b.length);
  if (fewer === undefined || more === undefined || fewer.length < 2) return 'different';
  if (fewer.join(' ') === more.join(' ')) return 'same';
  const left = [...more];
  let whole = 0;
  for (const word of fewer.toSorted((a, b) => b.length - a.length)) {
    const exact = left.indexOf(word);
    const place = exact >= 0 ? exact : left.findIndex((other) => isInitial(word, other));
    if (place < 0) return 'different';
    if (exact >= 0 && word.length > 1) whole += 1;
    left.splice(place, 1);
  }
  return whole > 0 ? 'similar' : 'different';
}

const isInitial = (one: string, another: string): boolean =>
  (one.length === 1 && another.startsWith(one)) || (another.length === 1 && one.startsWith(another));
