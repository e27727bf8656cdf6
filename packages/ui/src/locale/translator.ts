import type { Translate } from './LocaleProvider';
import { oncePerSpeech, type Section, type Speech } from './section';
import { speechOf } from './speech';

/** What is said in another language, by the name of the section. `npm run generate` writes it, typed by the English. */
export type Translated = Readonly<Record<string, (speech: Speech) => object>>;

/**
 * Makes a language of its translations. Untranslated sections stay English.
 *
 * @param language a BCP 47 tag; picks the plural forms.
 */
export function translator(language: string, ...translations: readonly Translated[]): Translate {
  const known = new Map(translations.flatMap((one) => Object.entries(one)));
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
function wordsOfEachSection(known: ReadonlyMap<string, (speech: Speech) => object>, speech: Speech) {
  const made = new Map<Section<object>, object | undefined>();
  function messages<Text extends object>(section: Section<Text>): Text | undefined;
  function messages(section: Section<object>): object | undefined {
    return known.get(section.name)?.(speech);
  }
  return (section: Section<object>): object | undefined => {
    if (!made.has(section)) made.set(section, section.translated(messages, speech));
    return made.get(section);
  };
}
