export { dayOf } from './dayOf';
export { type Direction, directionOf, turned } from './direction';
export {
  LocaleProvider,
  type LocaleProviderProps,
  type Translate,
  useCurrency,
  useFormatLocale,
  useStrings,
  useTimeZone,
} from './LocaleProvider';
export { pseudo } from './pseudo';
export { Sentence, type SentenceProps } from './Sentence';
export { composed, type Section, type Speech, section, type TextOf } from './section';
export { speechOf } from './speech';
export { type Translated, translator } from './translator';
export { useBytes } from './useBytes';
export { useDateFormat } from './useDateFormat';
export { useFigure } from './useFigure';
export { useMoney } from './useMoney';
