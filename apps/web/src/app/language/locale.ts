import { type Language, languages } from './languages';

/** The reader's variant where the browser names none. */
const VARIANTS = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Language, string>;

const baseOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

/** The first language of the browser's that there is; English if there is none. @param tags as the browser lists them, in order of preference. */
export function languageOf(tags: readonly string[]): Language {
  const known = tags.map((tag) => languages.find((language) => language === baseOf(tag)));
  return known.find((language) => language !== undefined) ?? 'en';
}

/**
 * The locale for dates and numbers: the reader's own variant of the language of the text. A German date in an English sentence would be neither.
 *
 * @param tags as the browser lists them, in order of preference.
 */
export const localeOf = (language: Language, tags: readonly string[]): string =>
  tags.find((tag) => baseOf(tag) === language) ?? VARIANTS[language];

/** The browser's IANA time zone. */
export const timeZoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The readable form of a zone: `America/New York`. @param id an IANA name. */
export const zoneName = (id: string): string => id.replaceAll('_', ' ');
