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

const LEGAL_FORMS = new Set(
  'ab ag as asa bv co company corp corporation gmbh inc kg lda limited llc llp ltd nv oy oyj plc pty sa sarl sas se spa srl'.split(
    ' ',
  ),
);

/** Lower-cased words without accents, so that José equals Jose. */
const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a person's name, without titles, sorted: `Lindqvist, Dr. Ada` and `Ada Lindqvist` give the same. */
export function nameWords(name: string): string[] {
  if (name.includes('@')) return [];
  return words(name)
    .filter((word) => !TITLES.has(word))
    .sort();
}

/** A normalized company name for comparison; empty if nothing remains. */
export function companyKey(company: string): string {
  return words(company)
    .filter((word) => !LEGAL_FORMS.has(word))
    .join(' ');
}

/** The most distinctive word of a name: the longest, the first if tied. Empty for a single word, which is not distinctive enough. */
export function tellingWord(name: string): string {
  const all = nameWords(name);
  if (all.length < 2) return '';
  const longest = all.reduce((best, word) => (word.length > best.length ? word : best), '');
  return longest.length < 2 ? '' : longest;
}

/**
 * Compares two names. `similar` if the words of one occur in the other, whole or as an initial: `A. Lindqvist`, `Ada M. Lindqvist`. A single-word
 * name matches no other.
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
