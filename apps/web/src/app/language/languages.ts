import type { Translate } from '@concordia/ui/locale';

/** BCP 47 tags of the languages that the app speaks. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

/** Every language but English, whose words are in the app. */
type Translation = Exclude<Language, 'en'>;

/** `undefined` for a language that could not be loaded: then the app speaks English. */
type Loaded = Promise<Translate | undefined>;

const TRANSLATIONS: Readonly<Record<Translation, () => Promise<Translate>>> = {
  de: async () => (await import('../../strings/languages/de')).translate,
};

const loaded = new Map<Translation, Loaded>();

/**
 * Loads a language once in a visit, also when that fails. The promise is the same each time: a new one would have `use` suspend the whole app at
 * each render.
 */
export function translateInto(language: Translation): Loaded {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const loading = TRANSLATIONS[language]().catch(() => undefined);
  loaded.set(language, loading);
  return loading;
}
