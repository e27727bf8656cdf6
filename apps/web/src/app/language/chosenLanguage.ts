import { keptChoice } from '../preference';
import { type Language, translateInto } from './languages';
import { languageOf } from './locale';
import { type LanguageChoice, languagePreference } from './preferences';

export const languageFor = (choice: LanguageChoice): Language =>
  choice === 'system' ? languageOf(navigator.languages) : choice;

/** Loads the language of this visit, if it is not English, which is always there. */
export async function preloadLanguage(): Promise<void> {
  const language = languageFor(keptChoice<LanguageChoice>(languagePreference));
  if (language !== 'en') await translateInto(language);
}
