export { dayOf } from './dayOf';
export {
  LocaleProvider,
  type LocaleProviderProps,
  type Translate,
  useCurrency,
  useStrings,
  useTimeZone,
} from './LocaleProvider';
export { pseudo } from './pseudo';
export { Sentence, type SentenceProps } from './Sentence';
export { composed, type Section, type Speech, section, type TextOf } from './section';
export { speechOf } from './speech';
export { type Translation, translation, translator } from './translator';
export { useBytes } from './useBytes';
export { useDateFormat } from './useDateFormat';
export { useFigure } from './useFigure';
export { useMoney } from './useMoney';
