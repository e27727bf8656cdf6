import { type Direction, directionOf, pseudo, type Translate, translator, turned } from '@concordia/ui/locale';

/** Locales in the toolbar. Text is German in German, in brackets in the pseudo-locale, and else English; dates, numbers and direction follow the locale. */
export const locales = {
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  'de-DE': 'Deutsch',
  'ja-JP': '日本語 (formats)',
  'ar-EG': 'العربية (formats)',
  'en-XA': '[Þšéûðó]',
};

/** Keyed by URL-safe names: IANA names contain slashes. */
const zones = { utc: 'UTC', newYork: 'America/New_York', tokyo: 'Asia/Tokyo' };

export const timeZones = { utc: 'UTC', newYork: 'New York (UTC−5)', tokyo: 'Tokyo (UTC+9)' };

export interface Reader {
  locale: string;
  direction: Direction;
  timeZone: string;
  translate: Translate | undefined;
}

const inPseudo: Translate = (_section, english) => pseudo(english);

let inGerman: Translate | undefined;

/** Before a story: loads the words of its locale, which other stories do without. */
export async function loadWords({ globals }: { globals: Record<string, unknown> }): Promise<void> {
  if (globals.locale !== 'de-DE' || inGerman !== undefined) return;
  const { translations } = await import('@concordia/ui/languages/de');
  inGerman = translator('de', translations);
}

const translationInto = (locale: string): Translate | undefined => {
  if (locale === 'en-XA') return inPseudo;
  return locale === 'de-DE' ? inGerman : undefined;
};

/** English that runs from right to left becomes Hebrew, which has the same digits and order; others keep their language. */
const inDirection = (locale: string, direction: Direction): string =>
  locale === 'en-GB' && direction === 'rtl' ? 'he-IL' : turned(locale, direction);

const known = (value: unknown, names: object, otherwise: string) =>
  typeof value === 'string' && value in names ? value : otherwise;

export function readerOf(globals: Record<string, unknown>): Reader {
  const chosen = known(globals.locale, locales, 'en-GB');
  const own = chosen === 'en-XA' ? 'en-GB' : chosen;
  const direction = globals.direction === 'rtl' || globals.direction === 'ltr' ? globals.direction : directionOf(own);
  return {
    locale: inDirection(own, direction),
    direction,
    timeZone: Object.entries(zones).find(([name]) => name === globals.timeZone)?.[1] ?? zones.utc,
    translate: translationInto(chosen),
  };
}
