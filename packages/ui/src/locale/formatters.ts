import { directionOf } from './direction';
import { IsolatedDateFormat } from './isolated';

/** Caches formatters per locale and options: creating one is slow, and a board uses hundreds. */
function kept<Options, Format>(make: (locale: string, options: Options | undefined) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options),
);

/** For a page that runs against the direction of the locale. */
export const isolatedDateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions | undefined) =>
    new IsolatedDateFormat(locale, options, directionOf(locale)),
);

export const pluralRules = kept((language) => new Intl.PluralRules(language));

export const listFormat = kept((language) => new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }));
