import { type Language, translateInto } from './languages';
import { languageOf } from './locale';
import { keptChoice, type LanguageChoice, languagePreference } from './preferences';

export const languageFor = (choice: LanguageChoice): Language =>
  choice === 'system' ? languageOf(navigator.languages) : choice;

/** Loads the language of this visit, if it is not English, which is always there. */
export async function preloadLanguage(): Promise<void> {
  const language = languageFor(keptChoice(languagePreference));
  if (language !== 'en') await translateInto(language);
}
