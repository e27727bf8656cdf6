import { useGetWorkspaceSettings } from '@concordia/api-client';
import { directionOf, LocaleProvider } from '@concordia/ui/locale';
import { type ReactNode, startTransition, use, useInsertionEffect, useState } from 'react';
import { keepChoice, keptChoice } from '../preference';
import { languageFor } from './chosenLanguage';
import { LanguageContext } from './LanguageContext';
import { translateInto } from './languages';
import { localeOf, timeZoneHere } from './locale';
import { type DirectionChoice, directionPreference, type LanguageChoice, languagePreference } from './preferences';

/** Language and number formats follow the reader; currency and time zone follow the workspace once loaded. */
export function Localized({ children }: { children: ReactNode }) {
  const [here] = useState(timeZoneHere);
  const { data: settings } = useGetWorkspaceSettings();
  const [languageChoice, setLanguageChoice] = useState(() => keptChoice<LanguageChoice>(languagePreference));
  const [directionChoice, setDirectionChoice] = useState(() => keptChoice<DirectionChoice>(directionPreference));
  const language = languageFor(languageChoice);
  const translate = language === 'en' ? undefined : use(translateInto(language));
  const locale = localeOf(translate === undefined ? 'en' : language, navigator.languages);
  const direction = directionChoice === 'language' ? directionOf(locale) : directionChoice;
  // Before the layout effects of what is inside: an open overlay measures itself in one.
  useInsertionEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return (
    <LanguageContext
      value={{
        language: languageChoice,
        chooseLanguage: (next) => {
          keepChoice(languagePreference, next);
          // In a transition, the page stays as it is until the language is loaded.
          startTransition(() => setLanguageChoice(next));
        },
        direction: directionChoice,
        chooseDirection: (next) => {
          keepChoice(directionPreference, next);
          setDirectionChoice(next);
        },
      }}
    >
      <LocaleProvider
        locale={locale}
        direction={direction}
        timeZone={settings?.timeZone ?? here}
        currency={settings?.currency}
        translate={translate}
      >
        {children}
      </LocaleProvider>
    </LanguageContext>
  );
}
