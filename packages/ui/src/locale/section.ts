/** The forms of a word that go with numbers, by the categories of the language: English has two, Polish four, Japanese one. */
export type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** Chooses among the forms of a word: English ones are named `one` and `other`, those of other languages by their categories. */
interface Numeral {
  (count: number, one: string, other: string): string;
  (count: number, forms: Forms): string;
}

/** What the words of a section are built from: amounts and lists in the reader's locale, numerals in the grammar of the language of the words. */
export interface Speech {
  /** A number as the reader's locale groups it: 40,000. */
  figure: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** An amount in the currency of the workspace: `$2,400`. */
  money: (value: number) => string;
  /** `2 messages`: the number, and the form that goes with it. */
  counted: Numeral;
  /** `are`: the form that goes with a number, without the number. */
  form: Numeral;
  /** `Ada, Grace and Alan`. */
  list: (items: readonly string[]) => string;
  /** `840 kB`. */
  bytes: (amount: number) => string;
}

/** A word, a sentence with gaps, or a group of them. */
export type Words = string | ((...gaps: never[]) => string) | { readonly [name: string]: Words };

/** One section of the catalogue: what one component or one family of widgets says. */
export interface Section<Text> {
  /** Its name in the catalogue. */
  readonly name: string;
  /** The English, which is always complete. The same speech gets the same words, so that they may stand among a hook's dependencies. */
  readonly english: (speech: Speech) => Text;
  /** Its words from a translation of the messages behind it; `undefined` where these are not translated. */
  readonly translated: (translations: Translations, speech: Speech) => Text | undefined;
}

/** @returns the words of a section that has been translated. */
export interface Translations {
  <Text extends object>(messages: Section<Text>): Text | undefined;
}

/** The words that a section gives. */
export type TextOf<One extends Section<object>> = ReturnType<One['english']>;

/**
 * Defines a section of the catalogue.
 *
 * @param english its words, or, where some of them hold amounts, a function that gives them.
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

/** A section is said by every card of a board: its words are built once. */
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
