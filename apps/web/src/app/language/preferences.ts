import { type Language, languages } from './languages';

/** `system` follows the browser. */
export type LanguageChoice = 'system' | Language;

export const languageChoices = ['system', ...languages] as const satisfies readonly LanguageChoice[];

/** `language` is the direction in which the language is written. */
export const directionChoices = ['language', 'ltr', 'rtl'] as const;

export type DirectionChoice = (typeof directionChoices)[number];

interface Preference<Choice extends string> {
  /** Local storage key. */
  readonly key: string;
  /** The first is what applies without a choice. */
  readonly choices: readonly [Choice, ...Choice[]];
}

export const languagePreference = {
  key: 'concordia_language',
  choices: languageChoices,
} as const satisfies Preference<LanguageChoice>;

export const directionPreference = {
  key: 'concordia_direction',
  choices: directionChoices,
} as const satisfies Preference<DirectionChoice>;

/** The stored choice; the first if there is none or storage is blocked. */
export function keptChoice<Choice extends string>({ key, choices }: Preference<Choice>): Choice {
  try {
    const kept = localStorage.getItem(key);
    return choices.find((choice) => choice === kept) ?? choices[0];
  } catch {
    return choices[0];
  }
}

/** Stores the choice. If storage is blocked, it lasts for this visit. */
export function keepChoice<Choice extends string>({ key, choices }: Preference<Choice>, choice: Choice): void {
  try {
    if (choice === choices[0]) localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Ignored: the page shows the choice anyway.
  }
}
