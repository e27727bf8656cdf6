import type { Translate } from './LocaleProvider';
import { oncePerSpeech, type Section, type Speech } from './section';
import { speechOf } from './speech';

export interface Translation {
  readonly section: Section<object>;
  readonly words: (speech: Speech) => object;
}

/**
 * Translates a section. A missing or extra string is a type error.
 *
 * @param words the strings, or a function that returns them if some need formatters.
 */
export function translation<Text extends object>(
  section: Section<Text>,
  words: NoInfer<Text> | ((speech: Speech) => NoInfer<Text>),
): Translation {
  return { section, words: typeof words === 'function' ? oncePerSpeech(words) : () => words };
}

/**
 * Combines translations into one language. Untranslated sections stay English.
 *
 * @param language a BCP 47 tag; picks the plural forms.
 */
export function translator(language: string, translations: readonly Translation[]): Translate {
  const known = new Map(translations.map(({ section, words }) => [section, words]));
  const wordsIn = oncePerSpeech((speech) => wordsOfEachSection(known, speech));
  function translate<Text extends object>(
    section: Section<Text>,
    english: Text,
    locale: string,
    currency?: string,
  ): Text;
  function translate(section: Section<object>, english: object, locale: string, currency?: string): object {
    return wordsIn(speechOf(locale, { language, ...(currency && { currency }) }))(section) ?? english;
  }
  return translate;
}

/** The words are the same object each time, so that a hook may depend on them. */
function wordsOfEachSection(known: ReadonlyMap<Section<object>, Translation['words']>, speech: Speech) {
  const made = new Map<Section<object>, object | undefined>();
  function messages<Text extends object>(section: Section<Text>): Text | undefined;
  function messages(section: Section<object>): object | undefined {
    return known.get(section)?.(speech);
  }
  return (section: Section<object>): object | undefined => {
    if (!made.has(section)) made.set(section, section.translated(messages, speech));
    return made.get(section);
  };
}
