import type { Translate } from '@concordia/ui/locale';

/** BCP 47 tags of the languages that the app speaks. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

/** Every language but English, whose words are in the app. */
type Translation = Exclude<Language, 'en'>;

/** Pages whose words are loaded with them, because few people open them. */
export type WordyPage = 'analytics' | 'hub' | 'setup';

/** `undefined` for a language that could not be loaded: then the app speaks English. */
type Loaded = Promise<Translate | undefined>;

const TRANSLATIONS: Readonly<
  Record<Translation, Record<'start' | WordyPage, () => Promise<{ translate: Translate }>>>
> = {
  de: {
    start: () => import('../../strings/languages/de/start'),
    analytics: () => import('../../strings/languages/de/analytics'),
    hub: () => import('../../strings/languages/de/hub'),
    setup: () => import('../../strings/languages/de/setup'),
  },
};

interface Spoken {
  readonly language: Translation;
  /** Each translates sections of its own. */
  readonly parts: Translate[];
  readonly whole: Loaded;
}

const spoken = new Map<Translation, Spoken>();

const opened = new Set<WordyPage>();

/**
 * Loads a language once in a visit, also when that fails, with the words of the pages that were opened. The promise is the same each time: a new one
 * would have `use` suspend the whole app at each render.
 */
export function translateInto(language: Translation): Loaded {
  const known = spoken.get(language);
  if (known !== undefined) return known.whole;
  const parts: Translate[] = [];
  const ofPages = [...opened].map((page) => addPart(language, parts, page));
  const whole = Promise.all([TRANSLATIONS[language].start(), ...ofPages]).then(
    ([{ translate }]) => oneOf([translate], parts),
    () => undefined,
  );
  spoken.set(language, { language, parts, whole });
  return whole;
}

/** Loads a page's words in the languages of this visit. Never rejects: without them, the page speaks English. */
export async function translatePage(page: WordyPage): Promise<void> {
  if (opened.has(page)) return;
  opened.add(page);
  await Promise.all([...spoken.values()].map(({ language, parts }) => addPart(language, parts, page)));
}

async function addPart(language: Translation, parts: Translate[], page: WordyPage): Promise<void> {
  try {
    parts.push((await TRANSLATIONS[language][page]()).translate);
  } catch {
    // Offline, or after a deployment.
  }
}

/** Asks one after another. English words come back as they are from those that have no others. */
function oneOf(start: readonly Translate[], parts: readonly Translate[]): Translate {
  return (section, english, locale, currency) => {
    for (const translate of [...start, ...parts]) {
      const words = translate(section, english, locale, currency);
      if (words !== english) return words;
    }
    return english;
  };
}
