/** A word's plural forms by category: English has two, Polish four, Japanese one. */
export type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** Picks a plural form: English ones as `one` and `other`, those of other languages by category. */
interface Numeral {
  (count: number, one: string, other: string): string;
  (count: number, forms: Forms): string;
}

/** Formatters for a section: numbers and lists in the user's locale, plurals in the language of the strings. */
export interface Speech {
  /** Formats a number: 40,000. */
  figure: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Formats an amount in the workspace's currency: `$2,400`. */
  money: (value: number) => string;
  /** `2 messages`: the number with its plural form. */
  counted: Numeral;
  /** `are`: the plural form without the number. */
  form: Numeral;
  /** `Ada, Grace and Alan`. */
  list: (items: readonly string[]) => string;
  /** `840 kB`. */
  bytes: (amount: number) => string;
}

/** A string, a function that fills gaps, or a group of these. */
export type Words = string | ((...gaps: never[]) => string) | { readonly [name: string]: Words };

export interface Section<Text> {
  /** The key in the catalog. */
  readonly name: string;
  /** The English strings, always complete. The same speech returns the same object, so it can be a hook dependency. */
  readonly english: (speech: Speech) => Text;
  /** Its words from a translation of the messages behind it; `undefined` where these are not translated. */
  readonly translated: (translations: Translations, speech: Speech) => Text | undefined;
}

/** @returns the words of a section that has been translated. */
export interface Translations {
  <Text extends object>(messages: Section<Text>): Text | undefined;
}

export type TextOf<One extends Section<object>> = ReturnType<One['english']>;

/**
 * Defines a section of the catalog.
 *
 * @param english the strings, or a function that returns them if some need formatters.
 */
export function section<Text extends object>(name: string, english: Text | ((speech: Speech) => Text)): Section<Text> {
  const words = typeof english === 'function' ? oncePerSpeech(english) : () => english;
  const made: Section<Text> = { name, english: words, translated: (translations) => translations(made) };
  return made;
}

/**
 * A section that adds to messages what they cannot express: a choice among them, a list of unknown length, an amount in one of several units.
 *
 * @param more replaces messages of the same name.
 */
export function composed<Text extends object, More extends object>(
  messages: Section<Text>,
  more: (words: Text, speech: Speech) => More,
): Section<Omit<Text, keyof More> & More> {
  const compose = (words: Text, speech: Speech) => ({ ...words, ...more(words, speech) });
  return {
    name: messages.name,
    english: oncePerSpeech((speech) => compose(messages.english(speech), speech)),
    translated: (translations, speech) => {
      const words = messages.translated(translations, speech);
      return words && compose(words, speech);
    },
  };
}

/** Builds a section once per speech, since every card on a board uses it. */
export function oncePerSpeech<Text>(build: (speech: Speech) => Text): (speech: Speech) => Text {
  const built = new WeakMap<Speech, Text>();
  return (speech) => {
    const known = built.get(speech);
    if (known !== undefined) return known;
    const words = build(speech);
    built.set(speech, words);
    return words;
  };
}
