export { LocaleProvider, type LocaleProviderProps, type Translate, useStrings, useTimeZone } from './LocaleProvider';
export { pseudo } from './pseudo';
export { type Section, type Speech, section } from './section';
export { speechOf } from './speech';
export { useDateFormat } from './useDateFormat';
export { useFigure } from './useFigure';
