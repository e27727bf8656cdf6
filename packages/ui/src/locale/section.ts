/** What the words of a section are built from: amounts and lists in the reader's locale, numerals in the grammar of the language of the words. */
export interface Speech {
  /** A number as the reader's locale groups it: 40,000. */
  figure: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** `2 messages`: the number, and the form that goes with it. */
  counted: (count: number, one: string, other: string) => string;
  /** `Ada, Grace and Alan`. */
  list: (items: readonly string[]) => string;
}

/** A word, a sentence with gaps, or a group of them. */
export type Words = string | ((...gaps: never[]) => string) | { readonly [name: string]: Words };

/** One section of the catalogue: what one component or one family of widgets says. */
export interface Section<Text> {
  /** Its name in the catalogue. */
  readonly name: string;
  /** The English, which is always complete. */
  readonly english: (speech: Speech) => Text;
}

/**
 * Defines a section of the catalogue.
 *
 * @param english its words, or, where some of them hold amounts, a function that gives them.
 */
export function section<Text extends object>(name: string, english: Text | ((speech: Speech) => Text)): Section<Text> {
  return { name, english: typeof english === 'function' ? english : () => english };
}
