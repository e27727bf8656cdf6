export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

/** The direction in which a locale is written, by its script. @param locale a BCP 47 tag. */
export const directionOf = (locale: string): Direction =>
  RIGHT_TO_LEFT.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';

/**
 * The locale for react-aria, which takes the direction from it: the same language in a script of the other direction, where the two differ.
 *
 * @param locale a BCP 47 tag.
 */
export function turned(locale: string, direction: Direction): string {
  if (directionOf(locale) === direction) return locale;
  return new Intl.Locale(locale, { script: direction === 'rtl' ? 'Hebr' : 'Latn' }).toString();
}
