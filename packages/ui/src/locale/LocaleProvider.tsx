import { DEFAULT_CURRENCY } from '@concordia/domain';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import { type Direction, directionOf, turned } from './direction';
import type { Section } from './section';
import { speechOf } from './speech';

/** Translates a section, with figures formatted for the user's locale. */
export type Translate = <Text extends object>(
  section: Section<Text>,
  english: Text,
  locale: string,
  currency?: string,
) => Text;

const TranslateContext = createContext<Translate | null>(null);

/** The reader's locale, and how react-aria knows it: in a script of the other direction where the text is turned. */
const FormatsContext = createContext<{ readonly locale: string; readonly shown: string } | null>(null);

const TimeZoneContext = createContext<string | undefined>(undefined);

const CurrencyContext = createContext(DEFAULT_CURRENCY);

export interface LocaleProviderProps {
  /** Sets date and number formats and the text direction: a BCP 47 tag such as `en-GB`. */
  locale: string;
  /** @default the locale's own */
  direction?: Direction;
  /** The workspace's time zone, an IANA name such as `Europe/Rome`. @default the machine's zone */
  timeZone?: string;
  /** The workspace's currency, ISO 4217. @default 'USD' */
  currency?: string;
  /** @default English */
  translate?: Translate;
  children: ReactNode;
}

/** Provides the user's language and formats, and the workspace's time zone and currency. */
export function LocaleProvider({
  locale,
  direction = directionOf(locale),
  timeZone,
  currency = DEFAULT_CURRENCY,
  translate,
  children,
}: LocaleProviderProps) {
  const shown = turned(locale, direction);
  const formats = useMemo(() => ({ locale, shown }), [locale, shown]);
  return (
    <I18nProvider locale={shown}>
      <FormatsContext.Provider value={formats}>
        <TimeZoneContext.Provider value={timeZone}>
          <CurrencyContext.Provider value={currency}>
            <TranslateContext.Provider value={translate ?? null}>{children}</TranslateContext.Provider>
          </CurrencyContext.Provider>
        </TimeZoneContext.Provider>
      </FormatsContext.Provider>
    </I18nProvider>
  );
}

/** The locale of dates, numbers and words: a BCP 47 tag. Without a provider, the browser's. */
export function useFormatLocale(): string {
  const { locale: shown } = useLocale();
  const formats = useContext(FormatsContext);
  // Another locale for a part of the screen counts there.
  return formats?.shown === shown ? formats.locale : shown;
}

/** The workspace's currency, ISO 4217. */
export const useCurrency = (): string => useContext(CurrencyContext);

/** The zone in which times are shown; `undefined` for the machine's. */
export const useTimeZone = (): string | undefined => useContext(TimeZoneContext);

export function useStrings<Text extends object>(section: Section<Text>): Text {
  const locale = useFormatLocale();
  const currency = useCurrency();
  const translate = useContext(TranslateContext);
  return useMemo(() => {
    const english = section.english(speechOf(locale, { currency }));
    return translate ? translate(section, english, locale, currency) : english;
  }, [section, locale, currency, translate]);
}
