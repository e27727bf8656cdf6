import type { Preference } from '../preference';
import { type Language, languages } from './languages';

/** `system` follows the browser. */
export type LanguageChoice = 'system' | Language;

export const languagePreference = {
  key: 'concordia_language',
  choices: ['system', ...languages],
} as const satisfies Preference<LanguageChoice>;

/** `language` is the direction in which the language is written. */
export type DirectionChoice = 'language' | 'ltr' | 'rtl';

export const directionPreference = {
  key: 'concordia_direction',
  choices: ['language', 'ltr', 'rtl'],
} as const satisfies Preference<DirectionChoice>;
