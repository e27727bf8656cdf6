import { DEFAULT_CURRENCY } from '@concordia/domain';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import type { Section } from './section';
import { speechOf } from './speech';

/** Gives the words of a section in another language than English, with figures as the reader's locale writes them. */
export type Translate = <Text extends object>(
  section: Section<Text>,
  english: Text,
  locale: string,
  currency?: string,
) => Text;

const TranslateContext = createContext<Translate | null>(null);

const TimeZoneContext = createContext<string | undefined>(undefined);

const CurrencyContext = createContext(DEFAULT_CURRENCY);

export interface LocaleProviderProps {
  /** How the person writes dates and numbers, and which way they read: a BCP 47 tag such as `en-GB`. */
  locale: string;
  /** In which zone times are shown, that of the workspace: an IANA name such as `Europe/Rome`. Without it, the zone of the machine. */
  timeZone?: string;
  /** What amounts are in, for the whole workspace: ISO 4217. @default 'USD' */
  currency?: string;
  /** Another language for the words. Without it, English. */
  translate?: Translate;
  children: ReactNode;
}

/** Whom the screens speak to, their language and way to write dates and numbers; and the time zone and currency of the workspace. */
export function LocaleProvider({
  locale,
  timeZone,
  currency = DEFAULT_CURRENCY,
  translate,
  children,
}: LocaleProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <TimeZoneContext value={timeZone}>
        <CurrencyContext value={currency}>
          <TranslateContext value={translate ?? null}>{children}</TranslateContext>
        </CurrencyContext>
      </TimeZoneContext>
    </I18nProvider>
  );
}

/** What amounts are in: ISO 4217. */
export const useCurrency = (): string => useContext(CurrencyContext);

/** The zone in which times are shown; `undefined` for that of the machine. */
export const useTimeZone = (): string | undefined => useContext(TimeZoneContext);

/** The words of a section, in the person's language. */
export function useStrings<Text extends object>(section: Section<Text>): Text {
  const { locale } = useLocale();
  const currency = useCurrency();
  const translate = useContext(TranslateContext);
  return useMemo(() => {
    const english = section.english(speechOf(locale, { currency }));
    return translate ? translate(section, english, locale, currency) : english;
  }, [section, locale, currency, translate]);
}
