import { DEFAULT_CURRENCY, moneyFormat } from '@concordia/domain';
import { bytesIn } from './bytes';
import { listFormat, numberFormat, pluralRules } from './formatters';
import type { Forms, Speech } from './section';

/** The language of the strings if nothing translates them. */
const english = 'en-GB';

/** What determines formatting besides the user's locale. */
interface Spoken {
  readonly language?: string;
  /** The workspace's currency, ISO 4217. */
  readonly currency?: string;
}

const speeches = new Map<string, Speech>();

/**
 * The formatters for a locale. The language of the strings picks plural forms; the user's locale formats the numbers.
 * Cached per combination, so that each section is built once.
 */
export function speechOf(locale: string, { language = english, currency = DEFAULT_CURRENCY }: Spoken = {}): Speech {
  const key = `${locale} ${language} ${currency}`;
  const known = speeches.get(key);
  if (known !== undefined) return known;
  const speech = newSpeech(locale, language, currency);
  speeches.set(key, speech);
  return speech;
}

function newSpeech(locale: string, language: string, currency: string): Speech {
  const figure: Speech['figure'] = (value, options) => numberFormat(locale, options).format(value);
  const form = (count: number, one: string | Forms, other = ''): string => {
    const forms: Forms = typeof one === 'string' ? { one, other } : one;
    return forms[pluralRules(language).select(count)] ?? forms.other;
  };
  return {
    figure,
    money: (value) => figure(value, moneyFormat(currency, value)),
    counted: (count: number, one: string | Forms, other?: string) => `${figure(count)} ${form(count, one, other)}`,
    form,
    list: (items) => listFormat(language).format(items),
    bytes: (amount) => bytesIn(locale, amount),
  };
}
