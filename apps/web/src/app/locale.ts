/**
 * The locale for dates and numbers: the reader's own variant of English, since all text is English. A German date in an English sentence would be
 * neither.
 *
 * @param languages as the browser lists them, in order of preference.
 */
export function localeOf(languages: readonly string[]): string {
  return languages.find((language) => /^en\b/i.test(language)) ?? 'en-GB';
}

/** The browser's IANA time zone. */
export const timeZoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The readable form of a zone: `America/New York`. @param id an IANA name. */
export const zoneName = (id: string): string => id.replaceAll('_', ' ');
