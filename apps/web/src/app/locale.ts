/**
 * The locale in which dates and numbers are written: the reader's own kind of English, since the words around them are English. A German
 * date in an English sentence would be neither.
 *
 * @param languages as the browser lists them, the dearest first.
 */
export function localeOf(languages: readonly string[]): string {
  return languages.find((language) => /^en\b/i.test(language)) ?? 'en-GB';
}

/** Where the person is, as far as their machine knows: an IANA name. */
export const timeZoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone as people read it: `America/New York`. @param id an IANA name. */
export const zoneName = (id: string): string => id.replaceAll('_', ' ');
