import { type Translate, translator } from '@concordia/ui/locale';

/** BCP 47 tags of the languages that the app speaks. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

/** `undefined` for English, and for a language that could not be loaded: then the app speaks English. */
type Loaded = Promise<Translate | undefined>;

const loaded = new Map<Language, Loaded>();

async function load(): Loaded {
  try {
    const ofPages = import('../../strings/generated/de');
    const { translations: widgets } = await import('@concordia/ui/languages/de');
    const { translations: pages } = await ofPages;
    return translator('de', widgets, pages);
  } catch {
    loaded.delete('de');
    return undefined;
  }
}

/** Loads a language once. The promise is the same each time, as `use` needs it; a failed load is tried again. */
export function translateInto(language: Exclude<Language, 'en'>): Loaded {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const loading = load();
  loaded.set(language, loading);
  return loading;
}
