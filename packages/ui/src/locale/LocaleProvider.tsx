import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import type { Section } from './section';
import { speechOf } from './speech';

/** Gives the words of a section in another language than English, with figures as the reader's locale writes them. */
export type Translate = <Text extends object>(section: Section<Text>, english: Text, locale: string) => Text;

const TranslateContext = createContext<Translate | null>(null);

const TimeZoneContext = createContext<string | undefined>(undefined);

export interface LocaleProviderProps {
  /** How the person writes dates and numbers, and which way they read: a BCP 47 tag such as `en-GB`. */
  locale: string;
  /** Where the person is: an IANA name such as `Europe/Rome`. Without it, the zone of their machine. */
  timeZone?: string;
  /** Another language for the words. Without it, English. */
  translate?: Translate;
  children: ReactNode;
}

/** Whom the screens speak to: their language, their way to write dates and numbers, their time zone. */
export function LocaleProvider({ locale, timeZone, translate, children }: LocaleProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <TimeZoneContext value={timeZone}>
        <TranslateContext value={translate ?? null}>{children}</TranslateContext>
      </TimeZoneContext>
    </I18nProvider>
  );
}

/** The person's time zone; `undefined` for that of their machine. */
export const useTimeZone = (): string | undefined => useContext(TimeZoneContext);

/** The words of a section, in the person's language. */
export function useStrings<Text extends object>(section: Section<Text>): Text {
  const { locale } = useLocale();
  const translate = useContext(TranslateContext);
  return useMemo(() => {
    const english = section.english(speechOf(locale));
    return translate ? translate(section, english, locale) : english;
  }, [section, locale, translate]);
}
