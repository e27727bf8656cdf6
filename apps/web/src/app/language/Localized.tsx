import { useGetWorkspaceSettings } from '@concordia/api-client';
import { directionOf, LocaleProvider } from '@concordia/ui/locale';
import { type ReactNode, startTransition, use, useInsertionEffect, useState } from 'react';
import { languageFor } from './chosenLanguage';
import { LanguageContext } from './LanguageContext';
import { translateInto } from './languages';
import { localeOf, timeZoneHere } from './locale';
import { directionPreference, keepChoice, keptChoice, languagePreference } from './preferences';

/** Language and number formats follow the reader; currency and time zone follow the workspace once loaded. */
export function Localized({ children }: { children: ReactNode }) {
  const [here] = useState(timeZoneHere);
  const { data: settings } = useGetWorkspaceSettings();
  const [choice, setChoice] = useState(() => keptChoice(languagePreference));
  const [turned, setTurned] = useState(() => keptChoice(directionPreference));
  const language = languageFor(choice);
  const translate = language === 'en' ? undefined : use(translateInto(language));
  const locale = localeOf(translate === undefined ? 'en' : language, navigator.languages);
  const direction = turned === 'language' ? directionOf(locale) : turned;
  // Before the layout effects of what is inside: an open overlay measures itself in one.
  useInsertionEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return (
    <LanguageContext
      value={{
        language: choice,
        chooseLanguage: (next) => {
          keepChoice(languagePreference, next);
          // In a transition, the page stays as it is until the language is loaded.
          startTransition(() => setChoice(next));
        },
        direction: turned,
        chooseDirection: (next) => {
          keepChoice(directionPreference, next);
          setTurned(next);
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
