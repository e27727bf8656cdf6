import type { Speech } from './section';

/** The language of the words decides which form goes with a number; the reader's locale decides how the number is written. */
export function speechOf(locale: string, language = 'en-GB'): Speech {
  const figure: Speech['figure'] = (value, options) => new Intl.NumberFormat(locale, options).format(value);
  const rules = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
  return {
    figure,
    counted: (count, one, other) => `${figure(count)} ${rules.select(count) === 'one' ? one : other}`,
    list: (items) => lists.format(items),
  };
}
