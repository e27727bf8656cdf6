import type { Translate } from './LocaleProvider';
import { oncePerSpeech, type Section, type Speech } from './section';
import { speechOf } from './speech';

/** The words of one section in another language. */
export interface Translation {
  readonly section: Section<object>;
  readonly words: (speech: Speech) => object;
}

/**
 * Translates a section: a word that is missing, or too many, is a type error.
 *
 * @param words in the form of the section, or, where some of them hold amounts, a function that gives them.
 */
export function translation<Text extends object>(
  section: Section<Text>,
  words: NoInfer<Text> | ((speech: Speech) => NoInfer<Text>),
): Translation {
  return { section, words: typeof words === 'function' ? oncePerSpeech(words) : () => words };
}

/**
 * Speaks another language. Sections that are not translated stay English.
 *
 * @param language of the words, a BCP 47 tag: it decides which form of a word goes with a number.
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
